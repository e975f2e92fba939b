// Why the site will not start, in one line a person can act on: the program prints the message, not a stack.

/** Something outside the code is wrong (a setting, a directory, a server) and starting would do harm. */
export class StartupError extends Error {
  override name = 'Refusal'
}
