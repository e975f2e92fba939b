// Why the server cannot run on a directory, in one line that a person can act on.

/** Something outside the code is wrong (the directory, the machine), and starting would do harm. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
