#pragma once
#include <gio/gdesktopappinfo.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <sys/timerfd.h>

// Macros and variadic functions, which Swift does not import.

static inline const GVariantType *brewlog_variant_type(const char *text) {
  return G_VARIANT_TYPE(text);
}
