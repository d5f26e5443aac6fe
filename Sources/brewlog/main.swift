import BrewCommand
import Glibc

let arguments = CommandLine.unsafeArgv.advanced(by: 1)
let count = Int(max(0, CommandLine.argc - 1))
exit(Program.run((0..<count).compactMap { arguments[$0] }))
