// How the embedded PostgreSQL is started, on disk and in memory.
import { PGlite } from '@electric-sql/pglite'

/** The major version that the engine's package holds; a directory of another one cannot be opened. */
export const MAJOR = 18

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
