// The further lines, narrowed by drama, feeling and grammar. Pure: the ids of the dramas come from the caller.

import type { FurtherLines } from '#contract/api/learners.ts'
import { fromAToZ } from '#contract/in-words.ts'
import { FEELINGS, type Feeling, GRAMMAR, type Grammar, LINES_PAGE } from '#contract/learners.ts'
import { type FurtherLine, furtherLines, wordsOf } from './lines.ts'

interface Choice {
  /** its id */
  drama?: number | undefined
  feeling?: string | undefined
  grammar?: string | undefined
}

/** A page of the lines that fit, with the choices that would leave some. */
export function chooseLines(
  dramaIds: ReadonlyMap<string, number>,
  { page = 1, ...choice }: Choice & { page?: number | undefined },
): FurtherLines {
  const fitting = (some: Choice) =>
    varied.filter(
      ({ drama, feeling, grammar }) =>
        (some.drama === undefined || dramaIds.get(drama) === some.drama) &&
        (some.feeling === undefined || feeling === some.feeling) &&
        (some.grammar === undefined || grammar === some.grammar),
    )
  const count = <Key extends keyof FurtherLine>(lines: readonly FurtherLine[], key: Key, value: unknown) =>
    lines.filter((line) => line[key] === value).length
  const found = fitting(choice)
  const [ofDramas, ofFeelings, ofGrammar] = [
    fitting({ ...choice, drama: undefined }),
    fitting({ ...choice, feeling: undefined }),
    fitting({ ...choice, grammar: undefined }),
  ]
  return {
    lines: found.slice((page - 1) * LINES_PAGE, page * LINES_PAGE).map((line) => ({
      ...wordsOf(line),
      drama: line.drama,
      dramaId: dramaIds.get(line.drama) ?? null,
      feeling: line.feeling,
      grammar: line.grammar,
      explanation: line.explanation,
      source: line.source,
    })),
    total: found.length,
    dramas: titles
      .map((title) => ({ id: dramaIds.get(title), title, count: count(ofDramas, 'drama', title) }))
      .filter((one): one is typeof one & { id: number } => one.id !== undefined && one.count > 0),
    feelings: (Object.keys(FEELINGS) as Feeling[])
      .map((feeling) => ({ feeling, count: count(ofFeelings, 'feeling', feeling) }))
      .filter((one) => one.count > 0),
    grammar: (Object.keys(GRAMMAR) as Grammar[])
      .map((grammar) => ({ grammar, count: count(ofGrammar, 'grammar', grammar) }))
      .filter((one) => one.count > 0),
  }
}

/** The first line of each drama, then the second of each: a page has many dramas. */
const varied: readonly FurtherLine[] = furtherLines
  .map((line, at) => ({
    line,
    nth: furtherLines.slice(0, at).filter(({ drama }) => drama === line.drama).length,
  }))
  .sort((a, b) => a.nth - b.nth)
  .map(({ line }) => line)

const titles = [...new Set(furtherLines.map(({ drama }) => drama))].sort(fromAToZ)
