// In Sources/BrewDesktop/Agent/AgentProgram.swift. Swift does not find the arguments by itself everywhere.
int brewlog_agent_main(int count, char **arguments);

int main(int count, char **arguments) { return brewlog_agent_main(count, arguments); }
