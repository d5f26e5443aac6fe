#pragma once
#include <libdbusmenu-glib/dbusmenu-glib.h>
