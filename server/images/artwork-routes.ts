// Routes of generated artwork: shipped with the site, stored earlier, or drawn now.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LARGEST_ID } from '#contract/largest-id.ts'
import { notFound, unavailable } from '#server/http/failures.ts'
import { addressKey } from '#server/limits/address.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'
import {
  ARTWORK_AREAS,
  type ArtworkArea,
  type ArtworkFile,
  artworkMark,
  fileName,
  isPanorama,
  masterOf,
  panoramaMark,
  panoramaSubject,
  readFileName,
  type Subject,
  shownFiles,
  TYPES,
} from './artwork.ts'
import { openStudio, type Studio } from './artwork-studio.ts'
import { isKnownPicture, sendNotModified, sendPicture } from './send-picture.ts'
import type { ImageStore } from './store.ts'

export interface ArtworkParts {
  /** what a picture is drawn from; null when there is no such thing (or no longer) */
  find(area: ArtworkArea, id: number): Promise<Subject | null>
  store: ImageStore
  /** closed with the app; its own when none is given */
  studio?: Studio
  /** the drawings that ship with the site: public/art */
  drawnDir: string
  /** the name of the site, on share images */
  brand: string
  /** calls back for what this process has saved; its pictures are then drawn before anybody asks for them */
  onSaved?: (draw: (area: ArtworkArea, id: number) => void) => void
  /** how many pictures may wait to be drawn; 1,000 */
  waiting?: number
}

const BUSY = 'This picture is still being drawn. Please try again in a moment.'

interface ArtworkParams {
  who: string
  mark: string
  file: string
}

export function artworkRoutes(app: FastifyInstance, parts: ArtworkParts): void {
  const { find, store, studio = openStudio(), drawnDir, brand, onSaved, waiting = 1_000 } = parts
  const line = new FairQueue({ places: 1, mostWaiting: waiting, refusal: () => unavailable(BUSY, 5) })
  /** Who asks for a file that is being made shares it. */
  const making = new Map<string, Promise<Buffer>>()
  app.addHook('onClose', async () => {
    await studio.close()
    // files that are being stored
    await Promise.allSettled(making.values())
  })
  onSaved?.((area, id) => {
    // What fails here is drawn, or fails aloud, when it is asked for.
    drawAhead(area, id).catch((error) => app.log.debug({ err: error }, 'could not draw ahead'))
  })

  app.get<{ Params: ArtworkParams }>('/art/:who/:mark/:file', async (request, reply) => {
    const { who, mark } = request.params
    const owner = readOwner(who)
    const file = owner && readFileName(owner.area, request.params.file)
    if (!owner || !file || !/^[0-9a-f]{16}$/.test(mark)) throw notFound('picture')
    // a name never changes its picture, so a client with this ETag has it
    const tag = `"${mark}-${fileName(file)}"`
    if (isKnownPicture(request, tag)) return sendNotModified(reply, tag)
    const send = (bytes: Buffer) =>
      sendPicture(request, reply, { bytes, type: TYPES[file.format], etag: tag })
    const made = await ready(mark, file)
    if (made) return send(made)

    const subject = owner.area === 'panorama' ? panoramaSubject(owner.name) : await find(owner.area, owner.id)
    if (!subject) throw notFound('picture')
    const current = artworkMark(subject)
    if (current !== mark) return moved(reply, `/art/${who}/${current}/${fileName(file)}`)
    return send(await make(mark, file, subject, addressKey(request.ip)))
  })

  // kept with filming places, whose rows outlive a version of the artwork
  app.get<{ Params: { file: string } }>('/art/panorama/:file', (request, reply) => {
    const [, name = '', rest] = /^([a-z]+)-(\d+\.[a-z]+)$/.exec(request.params.file) ?? []
    const file = readFileName('panorama', `panorama-${rest}`)
    if (!file || !isPanorama(name)) throw notFound('picture')
    return moved(reply, `/art/panorama-${name}/${panoramaMark(name)}/${fileName(file)}`)
  })

  /** In a line of its own, so that it never waits long, and no visitor waits for more than one of its pictures. */
  async function drawAhead(area: ArtworkArea, id: number) {
    const subject = await find(area, id)
    if (!subject) return
    const mark = artworkMark(subject)
    for (const file of shownFiles(area))
      if (!(await ready(mark, file))) await make(mark, file, subject, 'saved')
  }

  /** A file that exists already: shipped with the site, or made before. */
  async function ready(mark: string, file: ArtworkFile): Promise<Buffer | null> {
    return (await shipped(drawnDir, mark, file)) ?? stored(keyOf(mark, file))
  }

  async function stored(key: string): Promise<Buffer | null> {
    try {
      return await store.get(key)
    } catch (error) {
      app.log.error({ err: error }, 'could not reach the cached pictures')
      throw unavailable('Pictures are unavailable right now. Please try again in a moment.', 5)
    }
  }

  function make(mark: string, file: ArtworkFile, subject: Subject, caller: string): Promise<Buffer> {
    const key = `${mark}/${fileName(file)}`
    const work = async () => {
      const master = masterOf(file.kind)
      const known = await ready(mark, master)
      const drawn = known ?? (await keep(mark, master, await draw(master, subject)))
      return fileName(file) === fileName(master) ? drawn : keep(mark, file, await studio.derive(file, drawn))
    }
    const made = making.get(key) ?? line.run(work, caller).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  const draw = ({ kind }: ArtworkFile, subject: Subject) => studio.draw({ kind, subject, brand })

  /** A picture that cannot be stored (a full disk) is sent all the same. */
  async function keep(mark: string, file: ArtworkFile, bytes: Buffer): Promise<Buffer> {
    try {
      await store.put(keyOf(mark, file), bytes, TYPES[file.format])
    } catch (error) {
      app.log.error({ err: error }, 'could not cache a drawn picture')
    }
    return bytes
  }

  /** Share images carry the name of the site: a site that is renamed draws new ones. */
  function keyOf(mark: string, file: ArtworkFile): string {
    const site = createHash('sha256').update(brand).digest('hex').slice(0, 6)
    return `art/${mark}${file.kind === 'share' ? `-${site}` : ''}/${fileName(file)}`
  }
}

type Owner = { area: ArtworkArea; id: number } | { area: 'panorama'; name: string }

/** Reads "drama-12" or "panorama-village". */
function readOwner(who: string): Owner | null {
  const [, word = '', rest = ''] = /^([a-z]+)-([a-z0-9]{1,20})$/.exec(who) ?? []
  if (word === 'panorama') return isPanorama(rest) ? { area: word, name: rest } : null
  const area = ARTWORK_AREAS.find((known) => known === word)
  const id = /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0
  return area && id > 0 && id <= LARGEST_ID ? { area, id } : null
}

async function shipped(dir: string, mark: string, file: ArtworkFile): Promise<Buffer | null> {
  try {
    return await readFile(path.join(dir, mark, fileName(file)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** An old address: the picture has been redrawn since. */
const moved = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'public, max-age=300').redirect(to, 302)
