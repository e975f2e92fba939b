// The calls for importing dramas: preview, import, undo.
import type { ImportChoices, ImportPlan } from '#contract/api/admin-import.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { exportDramas } from './export.ts'
import { type Job, jobOf, lastJobs, saveJob } from './jobs.ts'
import { planImport } from './plan.ts'
import { readInWorker } from './read-in-worker.ts'
import { receiveFile } from './receive.ts'
import { alreadyDone, runImport } from './run.ts'
import { tmdbFrom } from './tmdb/client.ts'
import { readChosen } from './tmdb/facts.ts'
import { undoImport } from './undo.ts'

const FIRST_LOOK: ImportChoices = { existing: 'fill', plain: false }

export function importRoutes(bind: Bind, { db, env }: Site) {
  const tmdb = tmdbFrom(env)

  async function planOf(job: Job, choices: ImportChoices): Promise<ImportPlan> {
    if (job.doneAt || !job.rows) throw alreadyDone()
    const { lines, counts } = await planImport(db, job.rows, choices)
    const { id, name, ignored } = job
    return { id, name, format: job.format as ImportPlan['format'], ignored, ...choices, counts, lines }
  }

  bind('GET /api/admin/dramas/imports', async () => ({ tmdb: tmdb !== null, imports: await lastJobs(db) }))

  bind('POST /api/admin/dramas/imports', async ({ request, me }) => {
    const { name, isPasted, ...file } = await receiveFile(request)
    const { encoding, ...read } = await readInWorker(file)
    const plan = await planOf(await saveJob(db, { name, ...read, memberId: me.id }), FIRST_LOOK)
    return { ...plan, ...(!isPasted && { encoding }) }
  })

  bind('GET /api/admin/dramas/imports/{id}', async ({ params, query }) =>
    planOf(await jobOf(db, params.id), { existing: query.existing, plain: query.plain === '1' }),
  )

  // It goes on when the admin leaves the page.
  bind('POST /api/admin/dramas/imports/{id}/run', async ({ params, body, me }) =>
    runImport(db, await jobOf(db, params.id), body, me),
  )

  bind('POST /api/admin/dramas/imports/{id}/undo', ({ params, me }) => undoImport(db, params.id, me))

  bind('GET /api/admin/dramas/tmdb', ({ query }) => ready(tmdb).search(query.search))
  bind('POST /api/admin/dramas/tmdb', async ({ body, me }) => {
    const rows = await readChosen(ready(tmdb), [...new Set(body.tmdbIds)])
    const job = { name: body.name?.trim() || 'TMDB', format: 'tmdb', ignored: [], rows, memberId: me.id }
    return planOf(await saveJob(db, job), FIRST_LOOK)
  })

  bind('GET /api/admin/dramas/export', ({ query: { format }, reply }) => {
    const name = `shimpyo-dramas-${new Date().toISOString().slice(0, 10)}.${format}`
    reply.headers({
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
    return exportDramas(db, format)
  })
}

function ready<T>(tmdb: T | null): T {
  if (tmdb === null) throw conflict('TMDB is not set up. The site needs a TMDB_API_KEY.')
  return tmdb
}
