// The error for a server that cannot run on a directory: one line that says what to do.

/** The cause is outside the code (the directory, the machine), and starting would do harm. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
