import BrewDesktop
import Glibc

exit(AgentProgram.run())
