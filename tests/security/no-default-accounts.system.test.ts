// A new site has no accounts, no built-in secrets, and gets an admin only by hand.
import { expect, test } from 'vitest'
import { members } from '#server/auth/table.ts'
import { seed } from '#server/seed/seed.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite({}, { pages: true })
await seed(site.db)

test('the starter catalogue creates no account', async () => {
  expect(await site.db.select().from(members)).toEqual([])
})

test('the page of the admin area is the same for a visitor, a member and an admin, and names nobody', async () => {
  const member = await site.signUp({ email: 'somebody@secret.example' })
  const admin = await site.signUp({ isAdmin: true, email: 'keeper@secret.example' })
  const pages: string[] = []
  for (const token of [null, member.token, admin.token]) {
    const headers: Record<string, string> = token
      ? { authorization: `Bearer ${token}`, cookie: `session=${token}` }
      : {}
    const { statusCode, body } = await site.visitor.call({ url: '/admin?tab=users', headers })
    expect(statusCode).toBe(200)
    pages.push(body)
  }
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).not.toMatch(/secret\.example|example\.com|role="tab"/)
})
