// What a picture is drawn from.
import { type Hints, hintsIn, motifsBy } from './hints.ts'
import { isMotif, MOTIFS_MOST, type MotifName } from './motif-names.ts'

/**
 * Part of every drawn file's name. Raise it when the generator draws the same subject differently:
 * all pictures are then redrawn under new names.
 */
export const ARTWORK_VERSION = 4

export interface Subject {
  /** the seed of this picture: never changes during the life of its subject */
  seed: string
  title: string
  /** the title in Hangul */
  nativeTitle?: string | null
  genre?: string | null
  categories?: readonly string[] | null
  /** what it is about, in words: "Time Travel" */
  tags?: readonly string[] | null
  /** what it says: the words of an article */
  text?: string | null
  /** the scenes of what it is about: of the dramas that an article names, in their order */
  about?: readonly string[] | null
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

/** What its words say about its picture: those of its title most, then its tags, then its text. */
export const hintsOf = ({ title, nativeTitle, genre, tags, text }: Subject): Hints =>
  hintsIn([
    [title, 3],
    [nativeTitle ?? '', 3],
    [(tags ?? []).join(' . '), 2],
    [genre ?? '', 1.2],
    [text ?? '', 1],
  ])

/** The motifs that a subject names, or those that fit its words. */
export function motifsFor(subject: Subject): MotifName[] {
  const named = (subject.motifs ?? []).filter(isMotif)
  // once a picture is chosen, an edit of genre or tags changes nothing in it
  const words = subject.scene && subject.mood ? { seed: subject.seed, title: subject.title } : subject
  const fitting = named.length > 0 ? named : motifsBy(subject.seed, hintsOf(words))
  return fitting.slice(0, MOTIFS_MOST)
}
