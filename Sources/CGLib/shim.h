#pragma once
#include <glib-unix.h>
#include <glib.h>
#include <libintl.h>
#include <malloc.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <sys/vfs.h>

// Macros and variadic functions, which Swift does not import.

static inline const GVariantType *variant_type(const char *text) {
  return G_VARIANT_TYPE(text);
}
