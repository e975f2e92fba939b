// A date in words. Formatted in UTC, so server and browser render the same.

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 14, 2025" */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{days.format(new Date(at))}</time>
