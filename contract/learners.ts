// Korean lines that a member keeps for later, and how they come back.

/** How a line went, from "show me again" to "it was easy". */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** Days after which every line is looked at again, however well it is known. */
export const LONGEST_REST = 60

export interface KeptLine {
  /** which of the site's lines */
  line: string
  /** when it comes back */
  dueAt: string
  /** it may be looked at now */
  isReady: boolean
  keptAt: string
}

/** A line, and the drama of the catalogue it is from; null where that is not here. */
export interface LineSource {
  line: string
  dramaId: number | null
}

/** A line that is heard in a drama, as the drama's page shows it. */
export interface DramaLine {
  line: string
  korean: string
  romanization: string
  english: string
}
