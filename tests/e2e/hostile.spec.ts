// Markup in every text, shown on every page and in every tab of the admin area: none of it runs.
import type { ServedSite } from '../../scripts/served-site.ts'
import { call, JIWOO, PASSWORD, tokenOf } from './admin-tour.ts'
import { noSidewaysScroll } from './for-everyone.ts'
import { signIn } from './members.ts'
import { test as base, expect, siteWith } from './site.ts'

/** A separate site, so that no other test gets these texts. */
const test = base.extend<object, { site: ServedSite }>({
  site: siteWith({ ADMIN_EMAIL: JIWOO, ADMIN_PASSWORD: PASSWORD }),
})

const MARKUP = [
  '<script>alert(1)</script></script><script>alert(2)</script>"><img src=x onerror=alert(3)>',
  `' autofocus onfocus=alert(4) x='<svg/onload=alert(5)>"><meta http-equiv=refresh content="0;url=//evil.example">`,
  'javascript:alert(6)//<iframe srcdoc="<script>parent.alert(7)</script>"></textarea></title><script>alert(8)</script>',
  '{{constructor.constructor("alert(9)")()}}<a href="javascript:alert(10)">tea</a><style>*{display:none}</style><!--',
  `\u202E${'W'.repeat(80)}Z${'\u0351\u0489'.repeat(40)}`,
]
const PUBLIC = [
  '/',
  '/k-drama',
  '/k-star',
  '/community',
  '/reviews',
  '/lists',
  '/virtual-tour',
  '/korean-learners',
]

/** Writes one of everything, with markup in each of its texts. @returns the pages that show it */
async function writeEverywhere(site: ServedSite, token: string, text: string): Promise<string[]> {
  const make = (request: string, body: object) => call<{ id: number }>(site, token, request, body)
  const post = await make('POST /api/posts', { title: text, content: `${text}\n${text}` })
  await make(`POST /api/posts/${post.id}/comments`, { content: text })
  await make('POST /api/kdrama-notes', { title: text, content: text, isPublic: true })
  const list = await make('POST /api/lists', { title: text })
  await make(`PUT /api/lists/${list.id}/dramas/1`, { note: text })
  await make(`PUT /api/lists/${list.id}`, { visibility: 'public' })
  const article = await make('POST /api/admin/news', { title: text, content: text, celebrity: text })
  await make(`POST /api/news/${article.id}/comments`, { author: text, content: text })
  const drama = await make('POST /api/admin/dramas', {
    ...{ title: text, description: text, genre: text, writer: text, nativeTitle: text, romanizedTitle: text },
    ...{ categories: [text], mainCast: [text], streamingPlatforms: [text], aliases: [text] },
    ...{ isPopular: true, rating: '10', comfortSource: text, gentleness: 3 },
  })
  await make(`POST /api/watchlist/${drama.id}`, {})
  const place = await make('POST /api/virtual-tour-locations', {
    ...{ name: text, drama: text, description: text, address: text, funFacts: text, scenes: text },
    ...{ nativeName: text, nativeAddress: text, hasWorkingPanorama: true },
  })
  await make('POST /api/contact-form', { name: text, email: JIWOO, subject: text, message: text })
  await make('POST /api/experiential-learning-form', {
    name: text,
    email: JIWOO,
    phone: text,
    interests: text,
  })
  await make('POST /api/reports', { area: 'review', itemId: 1, reason: 'other', note: text })
  return [
    `/drama/${drama.id}`,
    `/community?post=${post.id}`,
    `/list/${list.id}`,
    `/k-star?article=${article.id}`,
    `/virtual-tour?place=${place.id}`,
  ]
}

test('markup in every text runs nowhere: not for visitors, members or admins', {
  tag: '@deep',
}, async ({ page, phone, site, noise }) => {
  test.setTimeout(300_000)
  noise.expect(/status of 404/)
  const token = await tokenOf(site, JIWOO)
  const pages = new Set(PUBLIC)
  for (const text of MARKUP)
    for (const address of await writeEverywhere(site, token, text)) pages.add(address)
  const query = encodeURIComponent(MARKUP[0]!)
  for (const place of ['/k-drama?search=', '/k-drama?categories=', '/k-drama/platform/', '/'])
    pages.add(place + query)
  await call(site, token, 'POST /api/admin/home-content', { heroTitle: MARKUP[0], heroSubtitle: MARKUP[2] })
  await call(site, token, 'POST /api/admin/k-drama-content', { title: MARKUP[1], description: MARKUP[2] })

  const dialogs: string[] = []
  for (const one of [page, phone]) {
    one.on('dialog', (dialog) => {
      dialogs.push(`${one.url()}: ${dialog.message()}`)
      dialog.dismiss()
    })
  }
  await signIn(page, token)
  for (const tab of [
    'home',
    'kdrama',
    'kstar',
    'virtual-tour',
    'users',
    'news',
    'dramas',
    'news&edit=11',
    'dramas&edit=160',
  ])
    pages.add(`/admin?tab=${tab}`)
  pages.add('/profile')

  for (const address of pages) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(new URL(page.url()).host).toBe(new URL(site.url).host)
  }
  // a visitor, without a session
  for (const address of PUBLIC) {
    await phone.goto(address)
    await expect(phone.locator('h1').first()).toBeVisible()
    await noSidewaysScroll(phone)
  }
  await phone.goto('/community')
  await expect(phone.getByRole('heading', { name: MARKUP[0]!, exact: true })).toBeVisible()
  expect(dialogs).toEqual([])
})
