// What we use of negotiator: its published types do not know `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | undefined } })
    /** @returns undefined when nothing of it is acceptable */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
