// A date in words. Formatted in UTC, so server and browser render the same.
import { dateFormat } from '#contract/in-words.ts'

const days = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 14, 2025" */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{days(new Date(at))}</time>
