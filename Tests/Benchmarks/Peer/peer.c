// What a plain C program would do in place of the agent: a card by libnotify, a row in SQLite that is
// on the disk before the card says so. Usage: peer FILE ICON
#include <glib-unix.h>
#include <libnotify/notify.h>
#include <sqlite3.h>
#include <time.h>

static sqlite3 *store;
static NotifyNotification *card;
static GMainLoop *loop;
static const char *icon;

static void run(const char *sql) {
  if (sqlite3_exec(store, sql, NULL, NULL, NULL) != SQLITE_OK) {
    g_error("%s", sqlite3_errmsg(store));
  }
}

static int number(const char *sql) {
  sqlite3_stmt *statement = NULL;
  sqlite3_prepare_v2(store, sql, -1, &statement, NULL);
  int value = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : 0;
  sqlite3_finalize(statement);
  return value;
}

static void insert(void) {
  sqlite3_stmt *statement = NULL;
  const char *sql = "INSERT INTO brew (at, method, rating) VALUES (?1, ?2, ?3)";
  sqlite3_prepare_v2(store, sql, -1, &statement, NULL);
  sqlite3_bind_int64(statement, 1, time(NULL));
  sqlite3_bind_text(statement, 2, "Espresso", -1, SQLITE_STATIC);
  sqlite3_bind_int(statement, 3, 4);
  if (sqlite3_step(statement) != SQLITE_DONE) g_error("%s", sqlite3_errmsg(store));
  sqlite3_finalize(statement);
}

static void show(void);

static void pressed(NotifyNotification *notification, char *action, gpointer data) {
  run("BEGIN IMMEDIATE");
  insert();
  run("COMMIT");
  show();
}

static void show(void) {
  char *summary = g_strdup_printf("%d brews", number("SELECT count(*) FROM brew"));
  notify_notification_update(card, summary, "today is done\n● ● ● ● ● ● ●\nLogged: Espresso", icon);
  g_free(summary);
  notify_notification_clear_actions(card);
  notify_notification_add_action(card, "log", "Log a brew", pressed, NULL, NULL);
  notify_notification_add_action(card, "reset", "Reset", pressed, NULL, NULL);
  notify_notification_add_action(card, "undo", "Undo", pressed, NULL, NULL);
  GError *error = NULL;
  if (!notify_notification_show(card, &error)) g_error("%s", error->message);
}

static gboolean ended(gpointer data) {
  notify_notification_close(card, NULL);
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  icon = arguments[2];
  if (sqlite3_open(arguments[1], &store) != SQLITE_OK) g_error("%s", sqlite3_errmsg(store));
  run("PRAGMA synchronous = FULL");
  notify_init("peer");
  card = notify_notification_new(" ", NULL, NULL);
  notify_notification_set_hint(card, "resident", g_variant_new_boolean(TRUE));
  show();
  g_unix_signal_add(SIGTERM, ended, NULL);
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  sqlite3_close(store);
  return 0;
}
