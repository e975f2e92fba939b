// How the embedded PostgreSQL is started, on disk and in memory.
import { PGlite } from '@electric-sql/pglite'

const set = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Without the engine's -F, which switches fsync off and loses acknowledged rows in a power cut. */
export const onDisk = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  ...set({
    fsync: 'on',
    wal_sync_method: 'fsync', // fdatasync is a stub in this engine
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    shared_buffers: '32MB',
  }),
]

export const inMemory = [
  ...PGlite.defaultStartParams,
  ...set({ shared_buffers: '16MB', synchronous_commit: 'off', full_page_writes: 'off' }),
]

/** The log in smaller pieces than usual: a site of this size never fills 16 MB, and a new piece is written whole. */
export const onDiskCluster = ['--wal-segsize=4']

/** In memory the log is a waste: short pieces of it make a snapshot a quarter smaller, and so a test faster. */
export const inMemoryCluster = ['--wal-segsize=1']
