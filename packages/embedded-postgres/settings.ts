// How the built-in PostgreSQL is set: everything else is its default, above all what keeps data safe in a power cut.

export const SETTINGS = [
  // A site of this size fits into the file cache of the system; more here would be the same pages twice.
  'shared_buffers=16MB',
  // Several hundred connections cost nothing until they are opened: DATABASE_POOL may be 200, and commands need some.
  'max_connections=220',
  // Each of these is a process, and the queries of the site are short.
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'max_logical_replication_workers=0',
  'io_method=sync',
  // Compiling costs more than a short query.
  'jit=off',
  // By default the log of changes may take 1 GB of the disk.
  'max_wal_size=256MB',
  // Only why the server cannot go on: errors of queries reach the site, and would put what people wrote into a file.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]
