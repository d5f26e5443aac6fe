#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift does not import: SQLite copies the text before it returns.
static inline int brewlog_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                    int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// Variadic, which Swift does not import.
static inline int brewlog_keep_no_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int brewlog_take_pages_one_by_one(void) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

// What SQLite recommends for a file that others may have written (sqlite.org/security.html).
static inline void brewlog_distrust(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

static inline int brewlog_leave_log(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
