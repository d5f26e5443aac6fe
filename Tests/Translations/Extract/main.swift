import Extraction
import Foundation

// Writes the template of the project in the present folder to standard output.
let project = URL(filePath: FileManager.default.currentDirectoryPath)
print(try Template(of: project).text, terminator: "")
