// In Sources/BrewCommand/Program.swift. Swift does not find the arguments by itself everywhere.
int brewlog_main(int count, char **arguments);

int main(int count, char **arguments) { return brewlog_main(count, arguments); }
