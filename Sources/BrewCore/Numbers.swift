extension FixedWidthInteger {
  /// Quotient rounded down, and the remainder that is never negative; Swift's own round towards zero.
  func dividedByFlooring(_ divisor: Self) -> (quotient: Self, remainder: Self) {
    let remainder = ((self % divisor) + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }

  /// The digits with zeros before them, at least `width` in all.
  func padded(to width: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
