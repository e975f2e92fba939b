// Months, as facts are dated with: "2026-11".

/** The month of a moment, in UTC. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-11" is "November 2026". */
export const monthInWords = (month: string) => months.format(new Date(`${month}-01`))
