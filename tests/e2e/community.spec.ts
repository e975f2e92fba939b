// The community in real browsers: two side by side, paging, links to a post, reports.
import type { Page } from '@playwright/test'
import { type Account, bearer, register, signedIn } from './members.ts'
import { expect, seesMeanwhile, test } from './site.ts'

async function post(page: Page, { token }: Account, title: string, content = 'Words.') {
  const answer = await page.request.post('/api/posts', {
    data: { title, content },
    ...bearer(token),
  })
  return (await answer.json()) as { id: number }
}

const card = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const detail = (page: Page) => page.getByRole('dialog')
/** Waits for hydration. */
const alive = (page: Page) => expect(page.locator('time[title]').first()).toBeVisible()

test('two browsers side by side: one posts, votes, comments and edits, the other sees it', async ({
  page: reader,
  browser,
  site,
  noise,
}) => {
  const minji = await register(reader.request)
  const writer = await signedIn(browser, site.url, minji.token)
  noise.listenTo(writer.context())
  for (const page of [reader, writer]) {
    await page.goto('/community')
    await alive(page)
  }
  await expect(writer.getByText(`Posting as ${minji.user.username}`)).toBeVisible()

  await writer.getByRole('button', { name: 'Create post' }).click()
  await expect(writer.getByLabel('Title')).toBeFocused()
  await writer.getByLabel('Title').fill('The bus stop in episode 12')
  await writer.getByLabel('Content').fill('It made me call my mother.\n\nWe talked about kimchi for an hour.')
  await writer.getByRole('button', { name: 'Create post' }).dblclick()
  await expect(writer.getByText('Post created successfully!')).toBeVisible()
  await expect(card(writer, 'The bus stop in episode 12')).toHaveCount(1)

  // Nothing moves until the reader presses.
  const line = reader.getByRole('button', { name: '1 new post' })
  await seesMeanwhile(line)
  await expect(card(reader, 'The bus stop in episode 12')).toHaveCount(0)
  await line.click()
  const shown = card(reader, 'The bus stop in episode 12')
  await expect(shown).toBeVisible()
  await expect(line).toBeHidden()

  const own = card(writer, 'The bus stop in episode 12')
  await own.getByRole('button', { name: 'Upvote' }).click()
  await expect(own.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true')
  await seesMeanwhile(shown.getByLabel('Score 1'))

  const link = shown.getByRole('link', { name: 'The bus stop in episode 12' })
  await link.click()
  await expect(reader).toHaveURL(/\?post=\d+$/)
  await expect(
    detail(reader).getByText('No comments yet. Be the first to share your thoughts!'),
  ).toBeVisible()
  await own.getByRole('link', { name: '0 comments' }).click()
  await detail(writer).getByLabel('Your comment').fill('엄마한테 전화했어요.')
  await detail(writer).getByRole('button', { name: 'Post comment' }).click()
  await expect(writer.getByText('Comment added successfully!')).toBeVisible()
  await seesMeanwhile(detail(reader).getByText('엄마한테 전화했어요.'))
  await expect(detail(writer).getByLabel('Your comment')).toHaveValue('')

  await detail(writer).getByRole('button', { name: 'Edit' }).click()
  const edit = writer.getByRole('dialog', { name: 'Edit post' })
  await edit.getByLabel('Title').fill('The bus stop in episode 16')
  await edit.getByRole('button', { name: 'Update post' }).click()
  await expect(writer.getByText('Post updated successfully!')).toBeVisible()
  await seesMeanwhile(detail(reader).getByRole('heading', { name: 'The bus stop in episode 16' }))
  await expect(detail(reader).getByText('(edited)')).toBeVisible()

  await reader.goBack()
  await expect(detail(reader)).toBeHidden()
  await reader.bringToFront()
  await expect(card(reader, /episode 16/).getByRole('link', { name: /episode 16/ })).toBeFocused()
  await expect(card(reader, /episode 16/).getByRole('link', { name: '1 comment' })).toBeVisible()

  // Deleting the open post closes it; the other browser keeps it in place and says so.
  noise.expect(/status of 404.*\/api\/posts\/\d+/)
  await detail(writer).getByRole('button', { name: 'Delete' }).click()
  const question = writer.getByRole('alertdialog')
  await expect(
    question.getByText('Are you sure you want to delete this post? This action cannot be undone.'),
  ).toBeVisible()
  await writer.bringToFront()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(writer.getByText('Post deleted successfully!')).toBeVisible()
  await expect(detail(writer)).toBeHidden()
  await expect(writer).toHaveURL(/\/community$/)
  await expect(card(writer, /episode 16/)).toHaveCount(0)
  await seesMeanwhile(reader.getByText('This post was deleted.'))
  await writer.context().close()
})

test('the address holds order, search, topic and page of the list, and Back finds the place', async ({
  page,
}) => {
  const minji = await register(page.request)
  for (let n = 1; n <= 25; n++)
    await post(page, minji, `Paged ${n}`, n === 3 ? 'A song, that OST!' : 'Words.')
  await page.goto('/community')
  await alive(page)
  await page.getByRole('link', { name: 'More posts' }).click()
  await expect(page).toHaveURL(/before=\d+$/)
  await expect(card(page, 'Paged 5')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused()
  await card(page, 'Paged 5').getByRole('link', { name: 'Paged 5' }).click()
  await expect(page).toHaveURL(/before=\d+&post=\d+$/)
  await detail(page).getByRole('button', { name: 'Close' }).click()
  await expect(detail(page)).toBeHidden()
  await expect(page).toHaveURL(/before=\d+$/)
  await page.goBack()
  await expect(card(page, 'Paged 25')).toBeVisible()
  await expect(page).toHaveURL(/\/community$/)

  await page.getByRole('link', { name: 'Discussed' }).click()
  await expect(page).toHaveURL(/sort=discussed/)
  await expect(page.getByText('Most comments first.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Discussed' })).toHaveAttribute('aria-current', 'true')

  await page.goto('/community')
  await page.getByRole('link', { name: 'OST Discussions' }).click()
  await expect(page).toHaveURL(/search=OST\+Discussions/)
  await expect(card(page, 'Paged 3')).toBeVisible()
  await expect(card(page, 'Paged 25')).toHaveCount(0)
  const box = page.getByRole('searchbox', { name: 'Search posts' })
  await expect(box).toHaveValue('OST Discussions')
  await box.fill('nobody wrote this')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(card(page, 'Paged 25')).toBeVisible()
})

test('a link to a post opens it; closing it leads to the list, and it is readable without JavaScript', async ({
  page,
  plain,
}) => {
  const minji = await register(page.request)
  const { id } = await post(page, minji, 'Read me anywhere', 'Even in a text browser.')
  // The plain page was opened last, and only a window in front has the focus.
  await page.bringToFront()
  await page.goto(`/community?post=${id}`)
  await expect(detail(page).getByRole('heading', { name: 'Read me anywhere' })).toBeFocused()
  await expect(page).toHaveTitle(/Read me anywhere/)
  await page.keyboard.press('Escape')
  await expect(detail(page)).toBeHidden()
  await expect(page).toHaveURL(/\/community$/)
  await expect(card(page, 'Read me anywhere').getByRole('link', { name: 'Read me anywhere' })).toBeFocused()

  await plain.goto(`/community?post=${id}`)
  await expect(plain.getByRole('article').first()).toContainText('Even in a text browser.')
})

test('a reported post is hidden for the reporter, and shown to others', async ({ page, browser, site }) => {
  const { id } = await post(page, await register(page.request), 'Something rude')
  const haneul = await signedIn(browser, site.url, (await register(page.request)).token)
  await haneul.goto(`/community?post=${id}`)
  await expect(haneul.getByText(/Posting as/)).toBeAttached()
  await detail(haneul).getByRole('button', { name: 'Report', exact: true }).click()
  const report = haneul.getByRole('dialog', { name: 'Report this post' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Please choose what is wrong.')).toBeVisible()
  await report.getByText('Unkind', { exact: true }).click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(haneul.getByText("We'll look at it. It is now hidden for you.")).toBeVisible()
  await expect(detail(haneul)).toHaveCount(0)
  await expect(card(haneul, 'Something rude')).toHaveCount(0)
  await page.goto('/community')
  await expect(card(page, 'Something rude')).toBeVisible()
  await haneul.context().close()
})
