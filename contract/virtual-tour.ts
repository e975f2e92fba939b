// Filming places of the virtual tour.

/** One entry per line; blank lines are dropped. */
export const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A flag as a form sends it: only true, "true" and "1" mean yes. */
export const saysTrue = (value: unknown) => value === true || value === 'true' || value === '1'
