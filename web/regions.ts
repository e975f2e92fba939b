// The countries in the browser's languages: a guess, never made from the visitor's address.

/** "ko-KR" is KR, "ko" alone is none. */
export const regionsOf = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => /-([A-Z]{2})(?:-|$)/.exec(language)?.[1] ?? [])
