// What a picture is drawn from.

/**
 * Part of every drawn file's name. Raise it when the generator draws the same subject differently:
 * all pictures are then redrawn under new names.
 */
export const ARTWORK_VERSION = 1

export interface Subject {
  /** the seed of this picture: never changes during the life of its subject */
  seed: string
  title: string
  /** the title in Hangul */
  nativeTitle?: string | null
  genre?: string | null
  categories?: readonly string[] | null
  /** stored with the drama when it is created; without them the picture chooses for itself */
  scene?: string | null
  mood?: string | null
  /** what else it contains: up to three of motif-names.ts; others are ignored */
  motifs?: readonly string[] | null
}

/** Categories and genre in one list, most important first. */
export function categoriesOf(subject: Subject): string[] {
  const named = [...(subject.categories ?? []), ...(subject.genre ?? '').split(/[,/·&]| and /)]
  const folded = named.map((name) => name.trim().toLowerCase().replace(/\s+/g, '-'))
  return [...new Set(folded.filter(Boolean))]
}
