// The PostgreSQL that the site starts in DATA_DIR: packages/embedded-postgres under the site's name.
import path from 'node:path'
import { HOW_TO_MOVE, holdsCluster } from '#embedded-postgres/directory.ts'
import { EmbeddedPostgresError } from '#embedded-postgres/error.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#embedded-postgres/server.ts'
import { StartupError } from './startup-error.ts'

/** @throws Refusal that says in one line what stands in the way */
export async function openBuiltIn(dir: string, besideSite = false): Promise<EmbeddedPostgres> {
  refuseEarlierFormat(dir)
  try {
    return await openEmbeddedPostgres(dir, { name: 'shimpyo', besideOwner: besideSite })
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new StartupError(error.message, { cause: error }) : error
  }
}

/** Earlier versions kept theirs in a folder "database", in a format that no PostgreSQL server opens. */
function refuseEarlierFormat(dir: string) {
  const earlier = path.join(path.dirname(dir), 'database')
  if (!holdsCluster(dir) && holdsCluster(earlier))
    throw new StartupError(
      `The database in ${earlier} was made by an earlier version of the site (PGlite): ${HOW_TO_MOVE}`,
    )
}
