import Glibc

/// What the C library says of an error number.
func systemMessage(_ number: Int32) -> String {
  String(cString: strerror(number))
}
