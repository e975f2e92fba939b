// Measures the cost of work, independent of other load on the machine.

/** Milliseconds of processor time of this process with all its threads; waiting costs nothing. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
