// A client generated from the API description is type-checked and used against the running site.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { descriptionOf } from './description.ts'

let site: TestSite
let admin: SignedIn
let dir: string
let url: string
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  dir = mkdtempSync(join(tmpdir(), 'generated-client-'))
  const { files } = await generateApi({
    spec: (await descriptionOf(site)) as never,
    output: false,
    silent: true,
    unwrapResponseData: true,
  })
  writeFileSync(join(dir, 'client.ts'), files[0]!.fileContent)
  writeFileSync(join(dir, 'day.ts'), DAY)
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(TSCONFIG))
})
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true })
  await site.close()
})

/** A program that uses the client: every call by its name, every field by its type. */
const DAY = `
import { Api } from './client.ts'

export async function aDay(baseUrl: string, adminToken: string, picture: File) {
  const visitor = new Api({ baseUrl })
  const { token, user } = await visitor.api.postAuthRegister({ email: 'sora@example.com', password: 'a long walk home' })
  const with_ = (token: string) =>
    new Api({ baseUrl, baseApiParams: { headers: { authorization: \`Bearer \${token}\` } } })
  const member = with_(token)
  const post = await member.api.postPosts({ title: 'From a program', content: 'Hello.' })
  const listed = (await visitor.api.getPosts({ sort: 'new', limit: 5 })).map(({ id }) => id)
  const voted = await member.api.postPostsByIdVote(post.id, { voteType: 'up' })
  const { success } = await member.api.deletePostsById(post.id)
  const admin = with_(adminToken)
  const uploaded = await admin.api.postUpload({ image: picture })
  const drama = await admin.api.postAdminDramas({ title: 'A', description: 'B', year: 2020, episodes: 12, imageUrl: uploaded.url })
  const place = await admin.api.postVirtualTourLocations({
    name: 'A pier', drama: 'A', description: 'Wind.', address: 'Gangneung', hasWorkingPanorama: false, latitude: 37.8, imageUrl: uploaded.url,
  })
  await admin.api.deleteVirtualTourLocationsById(place.id)
  const missing = await visitor.api.getPostsById(post.id).catch((answer) => answer.status as number)
  return { username: user.username, post: post.id, listed, score: voted.score, success, width: uploaded.width, image: drama.imageUrl, place: place.imageUrl, missing }
}

export async function mistakes(member: Api<unknown>) {
  // @ts-expect-error a vote is up or down
  await member.api.postPostsByIdVote(1, { voteType: 'sideways' })
  // @ts-expect-error ids are numbers
  await member.api.deletePostsById('1')
  // @ts-expect-error an upload needs its picture
  await member.api.postUpload({})
  // @ts-expect-error a post needs a title
  await member.api.postPosts({ content: 'x' })
}
`

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
}

test('a generated client compiles, and rejects wrong input at compile time', () => {
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
  const run = () => execFileSync(tsc, ['-p', dir], { encoding: 'utf8', stdio: 'pipe' })
  expect(complaintOf(run)).toBe('')
})

function complaintOf(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('a generated client signs up, posts, votes, uploads and deletes', async () => {
  const { aDay } = (await import(join(dir, 'day.ts'))) as { aDay: (...input: unknown[]) => Promise<object> }
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#88a' } })
    .png()
    .toBuffer()
  const day = (await aDay(url, admin.token, new File([new Uint8Array(bytes)], 'pier.png'))) as Record<
    string,
    unknown
  >
  expect(day).toEqual({
    username: 'sora',
    post: expect.any(Number),
    listed: [day.post],
    score: 1,
    success: true,
    width: 800,
    image: expect.stringMatching(/^\/uploads\//),
    place: expect.stringMatching(/^\/uploads\//),
    missing: 404,
  })
})
