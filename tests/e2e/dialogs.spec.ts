// Every dialog by keyboard: Enter opens it, the focus stays in it, Esc closes it and gives the focus back. In Chromium
// also what a screen reader finds in it (accessibility/): to accept a change, see trees.spec.ts.
import { dialogTour, openByKeyboard } from './dialogs.ts'
import { onThatDay, test } from './fixed-day.ts'
import { expect, visit } from './site.ts'
import { fileOf, treeOf } from './tree.ts'

test('every dialog opens, holds the focus and closes by keyboard', { tag: ['@deep', '@firefox'] }, async ({
  page: first,
  context,
  site,
  browserName,
}) => {
  test.setTimeout(480_000)
  const { tokens, dialogs } = await dialogTour(site)
  await first.goto('/logos')
  for (const path of dialogs)
    await test.step(path.name, async () => {
      if (path.who !== 'visitor')
        await first.evaluate((token) => localStorage.setItem('auth_token', token), tokens[path.who])
      // In Firefox the browser's own bar gets the keys once Tab has gone through a dialog, until there is a new page.
      const page = await context.newPage()
      await onThatDay(page)
      await visit(page, path.address)
      const opener = await openByKeyboard(page, path)
      const dialog = page.getByRole(path.role ?? 'dialog', { name: path.name, exact: true })
      await expect(dialog.locator(':focus')).toHaveCount(1)
      if (browserName === 'chromium')
        expect.soft(await treeOf(dialog)).toMatchSnapshot(fileOf(`dialog ${path.name}`))
      // The browser's own bar is part of the circle.
      for (let press = 0; press < 8; press++) await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('body > header, main, body > footer')?.tagName,
        ),
      ).toBeUndefined()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.close()
    })
})
