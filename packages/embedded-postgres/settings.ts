// Settings of the built-in PostgreSQL. Everything else has its default, above all what keeps data safe in a power cut.

export const SETTINGS = [
  // The file cache of the system holds a database of this size; a larger cache would hold the same pages twice.
  'shared_buffers=16MB',
  // Connections cost nothing until they are opened: DATABASE_POOL may be 200, and commands need some.
  'max_connections=220',
  // Each of these is a process, and the queries of the site are short.
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'max_logical_replication_workers=0',
  'io_method=sync',
  // Compiling costs more than a short query.
  'jit=off',
  // By default the write-ahead log may take 1 GB of the disk.
  'max_wal_size=256MB',
  // Only why the server stops. Errors of queries reach the site, and logging them would write members' texts into a file.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]
