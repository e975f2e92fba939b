// In WebKit: two browsers side by side.
import { call } from '../admin-tour.ts'
import { expect } from '../site.ts'
import { carry, newEmail, PASSWORD, test } from './journey.ts'
import { soon } from './tab.ts'

test('two browsers side by side: one posts, votes and comments, the other sees it', async ({
  tab,
  open,
  site,
}) => {
  const body = { email: newEmail(), password: PASSWORD }
  const { token } = await call<{ token: string }>(site, '', 'POST /api/auth/register', body)
  await carry(tab, token)
  const reader = await open()
  await reader.goto('/community')
  await tab.goto('/community')
  const title = 'The bus stop in episode 12'
  await tab.press('button', 'Create post')
  await tab.fill('Title', title)
  await tab.fill('Content', 'It made me call my mother.')
  await tab.press('button', 'Create post')
  await tab.sees('Post created successfully!')
  await reader.press('button', '1 new post')
  await reader.press('link', title)
  await reader.sees('No comments yet. Be the first to share your thoughts!')
  await tab.press('link', title)
  await tab.press('button', 'Upvote')
  await soon(async () => expect(await reader.all('img', 'Score 1')).not.toEqual([]))
  await tab.fill('Your comment', '엄마한테 전화했어요.')
  await tab.press('button', 'Post comment')
  await reader.sees('엄마한테 전화했어요.')
})
