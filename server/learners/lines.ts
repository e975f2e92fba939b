// Every line of Korean: the seven of the calendar, and the further ones. lines.json is written by hand; an id in it is
// never changed or used again, because members have saved lines by it.
import type { Feeling, Grammar } from '#contract/learners.ts'
import { type Line, type Quote, quotes } from '#contract/quotes.ts'
import file from './lines.json' with { type: 'json' }

export interface FurtherLine extends Line {
  feeling: Feeling
  grammar: Grammar
  /** a word on grammar or use */
  explanation: string
}

export const furtherLines = file as readonly FurtherLine[]
export const allLines: readonly (Quote | FurtherLine)[] = [...quotes, ...furtherLines]

const byId = new Map(allLines.map((line) => [line.id, line]))
export const lineOf = (id: string) => byId.get(id)

/** The words of a line, as the API gives them. */
export const wordsOf = ({ id, korean, romanization, english }: Line) => ({
  line: id,
  korean,
  romanization,
  english,
})
