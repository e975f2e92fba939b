// Instances of the built site on one PostgreSQL, one bucket and one mail server, as in compose.yaml.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { aBucket, type Bucket } from '../bucket.ts'
import { MailServer } from '../mail-server.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

export const ADMIN = { email: 'admin@example.com', password: 'tea at midnight 7' }

export interface Instances {
  sites: ServedSite[]
  postgres: Postgres
  /** the texts of all mails that arrived */
  mails: string[]
  bucket: Bucket
  /** restarts one of them at the same address */
  start: (index: number) => Promise<void>
  close: () => Promise<void>
}

/** All start at the same moment, on an empty database. */
export async function startInstances(
  count: number,
  settings: Record<string, string> = {},
): Promise<Instances> {
  mustBeBuilt()
  const home = fs.mkdtempSync(join(tmpdir(), 'shimpyo-instances-'))
  // Acknowledged writes must survive a kill; a test machine has no power cuts.
  const [postgres, mail, bucket] = await Promise.all([
    startPostgres({ synchronous_commit: 'on' }),
    new MailServer().start(),
    aBucket(join(home, 'bucket')),
  ])
  const shared = {
    DATABASE_URL: postgres.url(),
    DATABASE_POOL: '5',
    ...bucket.settings,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'office@example.com',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SITE_URL: 'http://shimpyo.test',
    DRAIN_SECONDS: '1',
    ...settings,
  }
  const places = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      dir: join(home, `data-${index}`),
      PORT: String(await freePort()),
    })),
  )
  const startAt = ({ dir, PORT }: { dir: string; PORT: string }) => serveOn(dir, { ...shared, PORT })
  const sites = await Promise.all(places.map(startAt))
  return {
    sites,
    postgres,
    mails: mail.arrived,
    bucket,
    async start(index) {
      sites[index] = await startAt(places[index]!)
    },
    async close() {
      await Promise.all(sites.map((site) => site.kill()))
      await Promise.all([postgres.stop(), mail.stop(), bucket.stop()])
      fs.rmSync(home, { recursive: true, force: true })
    },
  }
}

/** These tests use the built site; `npm test` builds it before they run. */
export function mustBeBuilt() {
  if (!fs.existsSync('dist/client/.vite/manifest.json'))
    throw new Error('There is no build yet. Run `npm run build` first; npm test and npm run test:deep do.')
}
