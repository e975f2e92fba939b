// Who opens a drama that was found here and goes Back finds the same dramas: an answer is kept for the step of the
// browser's history at which it was given. A fresh load of the page knows none.
let kept: { step: number; answer: unknown } | null = null
let steps = 0

const stepNow = (): unknown => (history.state as { answer?: unknown } | null)?.answer

/** @param answer null: it was cleared */
export function keepAnswer(answer: unknown): void {
  kept = answer === null ? null : { step: ++steps, answer }
  history.replaceState({ ...Object(history.state), answer: kept?.step }, '')
}

export function keptAnswer<Answer>(): Answer | null {
  return kept && stepNow() === kept.step ? (kept.answer as Answer) : null
}
