/// What is wrong with a part of BrewLog, and what to do next, in one sentence.
struct Unwell: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
