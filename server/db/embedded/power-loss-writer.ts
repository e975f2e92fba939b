// A process that writes to a database on a remembered disk, then plays a power cut and leaves what survives it.
// Started by power-loss.test.ts: node power-loss-writer.ts durable|stock BASE WORK IMAGE CHANCE
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFs } from './durable-fs.ts'
import { type Layer, Recorder } from './power-loss-recorder.ts'
import { onDisk } from './settings.ts'

const [kind, base = '', work = '', image = '', chance = '0.5'] = process.argv.slice(2)
fs.cpSync(base, work, { recursive: true })
const recorder = new Recorder(work)

const disk = kind === 'durable' ? new DurableFs(work, () => process.abort()) : new NodeFS(work)
const init = disk.init.bind(disk)
disk.init = async (engine, options) => {
  const { emscriptenOpts } = await init(engine, options)
  const listen = (module: unknown) => recorder.listen((module as { NODEFS: Layer }).NODEFS)
  emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), listen]
  return { emscriptenOpts }
}
const engine = await PGlite.create({ fs: disk, ...(kind === 'durable' && { startParams: onDisk }) })

const acknowledged: number[] = []
const rows = 200 + Math.floor(Math.random() * 400)
const checkpointAt = Math.floor(Math.random() * rows)
for (let id = 1; id <= rows; id++) {
  const body = `drama ${Math.random()} `.repeat(5 + (id % 20))
  await engine.query('insert into shelf (id, body) values ($1, $2)', [id, body])
  acknowledged.push(id)
  if (id === checkpointAt) await engine.exec('checkpoint')
  if (id % 5 === 0) await engine.query(`update shelf set body = body || '!' where id = $1`, [id - 3])
}

fs.cpSync(base, image, { recursive: true })
const { loose, lost } = recorder.leaveBehind(image, Number(chance))
fs.writeFileSync(`${image}.json`, JSON.stringify({ acknowledged, loose, lost }))
process.kill(process.pid, 'SIGKILL')
