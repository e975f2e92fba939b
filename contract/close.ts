// Close matches: dramas whose names come near to what was typed, beside those that hold it word for word.
/** At most this many: they are a hint, not a second list. */
export const CLOSE_MOST = 6

/** another name of it, a name spelled otherwise, a name's initials, somebody of its cast or its writers, or its kind */
export const CLOSE_BECAUSE = ['name', 'spelling', 'initials', 'cast', 'writer', 'category', 'genre'] as const
export type CloseBecause = (typeof CLOSE_BECAUSE)[number]

/** Suggestions while somebody types: at most what fits under a search box. */
export const SUGGESTED_MOST = 6

/** A drama that may be meant by what was typed so far. */
export interface Suggestion {
  id: number
  title: string
  year: number
  nativeTitle?: string
  because: CloseBecause
  /** the name it was found by: its title, 나의 아저씨, Gong Yoo */
  name: string
}
