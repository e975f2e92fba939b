// Polls until a condition is true.
import { setTimeout as pause } from 'node:timers/promises'

/** @returns the milliseconds it took */
export async function until(isSo: () => Promise<boolean> | boolean, within = 60_000): Promise<number> {
  const start = performance.now()
  while (!(await isSo())) {
    if (performance.now() - start > within) throw new Error('It did not come to be so')
    await pause(10)
  }
  return performance.now() - start
}
