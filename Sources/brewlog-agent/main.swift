import BrewDesktop
import Glibc

exit(AgentProgram.run(Array(CommandLine.arguments.dropFirst())))
