// Joins class names, skipping falsy ones.

/** `classes('btn', quiet && 'quiet')` returns `'btn quiet'` or `'btn'`. */
export const classes = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
