// A day in words, the same on the server and in the browser: neither knows the other's time zone.

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 14, 2025" */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{days.format(new Date(at))}</time>
