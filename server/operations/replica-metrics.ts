// Metrics of the replicas: which one serves, how far behind it is, how much it answers.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replicas } from '#server/db/replicas.ts'

export function replicaMetrics(replicas: Replicas, registers: Registry[]) {
  const gauge = (name: string, help: string, value: (replica: Replicas['all'][number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers,
      collect() {
        for (const replica of replicas.all) this.set({ replica: replica.host }, value(replica))
      },
    })
  gauge('database_replica_serves', '1 while visitors are answered from it', ({ leftOut }) =>
    Number(leftOut === null),
  )
  gauge(
    'database_replica_behind_seconds',
    'For how long the primary has had something that it lacks',
    (replica) => replica.status().behindMs / 1_000,
  )
  gauge(
    'database_replica_behind_bytes',
    'How much of the log it lacks',
    (replica) => replica.status().behindBytes,
  )
  new Counter({
    name: 'database_visitor_reads_total',
    help: "Visitors' queries, by who answered: a replica or the primary",
    labelNames: ['from'],
    registers,
    collect() {
      this.reset()
      this.inc({ from: 'primary' }, replicas.readsOnPrimary)
      for (const { host, reads } of replicas.all) this.inc({ from: host }, reads)
    },
  })
}
