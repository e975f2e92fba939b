// Every dialog and how to get there, for the tests of the keyboard and of what a screen reader says.
import type { Locator, Page } from '@playwright/test'
import type { ServedSite } from '../../scripts/served-site.ts'
import { call, JIWOO, tokenOf } from './admin-tour.ts'
import { expect } from './site.ts'

type Role = 'button' | 'link'

export interface DialogPath {
  /** its accessible name */
  name: string
  role?: 'alertdialog'
  who: 'visitor' | 'member' | 'admin'
  address: string
  /** what is pressed in turn, in the dialog on top if there is one */
  steps: [role: Role, name: string][]
}

const THEIRS = 'A quiet post of theirs'
const OWN = 'A quiet post of mine'
const REVIEW = 'A quiet review'
const QUESTION = 'A quiet question'

export interface DialogTour {
  tokens: Record<'member' | 'admin', string>
  dialogs: DialogPath[]
}

/** Gives the site a member with texts that have dialogs. */
export async function dialogTour(site: ServedSite): Promise<DialogTour> {
  const [member, other] = await Promise.all(['quiet-member', 'other-member'].map((name) => joins(site, name)))
  const admin = await tokenOf(site, JIWOO)
  const post = (token: string, title: string) =>
    call<{ id: number }>(site, token, 'POST /api/posts', { title, content: 'Words.' })
  const theirs = await post(other!, THEIRS)
  const own = await post(member!, OWN)
  const review = { title: REVIEW, content: 'It rained all day.', isPublic: true }
  await call(site, member!, 'POST /api/kdrama-notes', review)
  const question = { name: 'Sora', email: 'sora@example.com', subject: QUESTION, message: 'Where is it?' }
  await call(site, '', 'POST /api/contact-form', question)
  await call(site, '', 'POST /api/news/1/comments', { author: 'Amara', content: 'A kitchen to be in.' })
  const draft = {
    title: 'A quiet draft',
    celebrity: 'Readers',
    content: 'Not yet. '.repeat(20),
    publishedAt: null,
  }
  await call(site, admin, 'POST /api/admin/news', draft)
  const dialogs: DialogPath[] = [
    ...asVisitor('/logos', {
      'Join Shimpyo': [['button', 'Sign In']],
      'Forgot password?': [
        ['button', 'Sign Up'],
        ['button', 'Forgot password?'],
      ],
    }),
    ...asVisitor('/community', { [THEIRS]: [['link', THEIRS]] }),
    ...asVisitor('/reviews', { [REVIEW]: [['link', REVIEW]] }),
    ...asMember(`/community?post=${theirs.id}`, { 'Report this post': [['button', 'Report']] }),
    ...asMember(`/community?post=${own.id}`, { 'Edit post': [['button', 'Edit']] }),
    deleting('member', `/community?post=${own.id}`, 'Delete post'),
    ...asMember('/profile', {
      'Change Password': [['button', 'Change']],
      'Delete my account': [['button', 'Close my account']],
      'Create New K-Drama Review': [['button', 'New Review']],
      'Edit K-Drama Review': [['button', 'Edit']],
      'Import a watchlist': [['button', 'Import']],
    }),
    deleting('member', '/profile', 'Delete this review?'),
    ...asMember('/k-drama?search=misaeng', {
      'Misaeng: Incomplete Life': [['button', 'My list: Misaeng: Incomplete Life']],
    }),
    ...asAdmin('/admin?tab=kdrama', {
      'Import dramas': [['button', 'Import dramas']],
      Trash: [['button', 'Trash']],
    }),
    ...asAdmin('/admin?tab=dramas', { Uploads: [['button', 'Choose from uploads']] }),
    ...asAdmin('/admin?tab=kstar', { Preview: [['button', 'Preview']] }),
    ...asAdmin('/admin?tab=users', { jiwoo: [['button', 'Manage jiwoo']] }),
    ...asAdmin('/admin?tab=users&section=inbox', { [QUESTION]: [['button', QUESTION]] }),
    ...asAdmin('/person/gong-yoo', { 'Edit Gong Yoo': [['button', 'Edit person']] }),
    deleting('admin', '/admin?tab=virtual-tour', 'Delete location'),
    deleting('admin', '/k-star?article=1', 'Delete comment'),
  ]
  return { tokens: { member: member!, admin }, dialogs }
}

type Dialogs = Record<string, DialogPath['steps']>

const paths = (who: DialogPath['who']) => (address: string, dialogs: Dialogs) =>
  Object.entries(dialogs).map(([name, steps]): DialogPath => ({ name, who, address, steps }))
const asVisitor = paths('visitor')
const asMember = paths('member')
const asAdmin = paths('admin')
const deleting = (who: DialogPath['who'], address: string, name: string): DialogPath => ({
  ...{ name, who, address },
  role: 'alertdialog',
  steps: [['button', 'Delete']],
})

async function joins(site: ServedSite, name: string) {
  const account = { email: `${name}@example.com`, password: 'a quiet long password' }
  return (await call<{ token: string }>(site, '', 'POST /api/auth/register', account)).token
}

/** @returns the control on the page that opened it, or the first of two in turn */
export async function openByKeyboard(page: Page, { role, name, steps }: DialogPath) {
  const boxes = page.locator('dialog[open]')
  const openers: Locator[] = []
  for (const [kind, label] of steps) {
    const inside = (await boxes.count()) > 0 ? boxes.last() : page.locator('body')
    const opener = inside.getByRole(kind, { name: label, exact: true }).filter({ visible: true }).first()
    openers.push(opener)
    await page.bringToFront()
    await opener.focus({ timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect(boxes).not.toHaveCount(0)
  }
  await expect(page.getByRole(role ?? 'dialog', { name, exact: true })).toBeVisible()
  return openers[0]!
}
