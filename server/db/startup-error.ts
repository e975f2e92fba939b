// The error that stops the start: the program prints its message in one line, without a stack.

/** Something outside the code is wrong (a setting, a directory, a server) and starting would do harm. */
export class StartupError extends Error {
  override name = 'StartupError'
}
