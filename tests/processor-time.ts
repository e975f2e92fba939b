// What work costs, whatever else the machine does meanwhile.

/** Milliseconds of processor time of this process, all its threads: waiting for others costs nothing. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
