// A date in words. Formatted in UTC, so server and browser render the same.
import { longDate, utcDay } from '#contract/in-words.ts'

/** "November 14, 2025" */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{longDate(utcDay(at))}</time>
