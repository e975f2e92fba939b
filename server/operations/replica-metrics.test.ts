// The metrics of replicas: one line for each, by its host.
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Replica } from '#server/db/replica.ts'
import type { Replicas } from '#server/db/replicas.ts'
import { replicaMetrics } from './replica-metrics.ts'

const replica = (
  host: string,
  leftOut: Replica['leftOut'],
  behindMs: number,
  behindBytes: number,
  reads: number,
) => ({
  ...{ host, leftOut, reads },
  status: () => ({ host, leftOut, behindMs, behindBytes, reads }),
})

test('which replica serves, how far each is behind, and who answered how many reads', async () => {
  const all = [replica('db-1', null, 0, 0, 12), replica('db-2', 'behind', 2_500, 4_096, 3)]
  const replicas = { all, readsOnPrimary: 7 }
  const registry = new Registry()
  replicaMetrics(replicas as unknown as Replicas, [registry])
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => /^database/.test(line))
  expect(await lines()).toEqual([
    'database_replica_serves{replica="db-1"} 1',
    'database_replica_serves{replica="db-2"} 0',
    'database_replica_behind_seconds{replica="db-1"} 0',
    'database_replica_behind_seconds{replica="db-2"} 2.5',
    'database_replica_behind_bytes{replica="db-1"} 0',
    'database_replica_behind_bytes{replica="db-2"} 4096',
    'database_visitor_reads_total{from="primary"} 7',
    'database_visitor_reads_total{from="db-1"} 12',
    'database_visitor_reads_total{from="db-2"} 3',
  ])
  replicas.readsOnPrimary = 8
  all[1]!.leftOut = null
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'database_replica_serves{replica="db-2"} 1',
      'database_visitor_reads_total{from="primary"} 8',
    ]),
  )
})
