/// Why a part was not looked at.
struct Unchecked: Error {
  let reason: String
}
