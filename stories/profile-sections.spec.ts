import { hold } from './support/held.ts'
import { boxOf } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const always = ['applications', 'profile', 'account'] as const
const sections = ['skills', 'experience', 'portfolio', 'professional', 'references'] as const
const all = [...always, ...sections]

test('PRO-01 PRO-04 SHR-03 SHR-04 the sections are an index on a phone, and locked until the profile is complete', async ({
  page,
  loginAs,
}) => {
  await test.step('PRO-04 SHR-04 on a phone the sections are an index that opens with all rows in sight, and closes with a choice', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await loginAs('candidate')
    const menu = page.getByRole('navigation', { name: text('profile.menu') })
    const index = menu.getByRole('button', { name: text('profile.index') })
    const links = menu.getByRole('link')
    await expect(index).toContainText(text('profile.menu.profile'))
    await expect(links).toHaveCount(0)
    await index.press('Enter')
    await expect(links).toHaveCount(all.length)
    const boxes = await Promise.all([...all.keys()].map((place) => boxOf(links.nth(place))))
    for (const [place, { y, height }] of boxes.entries()) {
      expect(height).toBeGreaterThanOrEqual(44)
      if (place > 0) expect(y).toBeGreaterThan(boxes[place - 1]?.y ?? 0)
    }
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    await expect(links.filter({ hasText: text('profile.section_done') })).not.toHaveCount(0)
    await expectNoAccessibilityViolations(page)
    await links.last().press('Enter')
    await expect(page).toHaveURL(/\/profile\/references$/)
    await expect(links).toHaveCount(0)
    await expect(index).toContainText(text('profile.menu.references'))
  })
  await test.step('PRO-01 SHR-03 the sections are locked while the profile is loading or incomplete, until a save', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    let complete = false
    const release = await hold(page, '**/api/users/get/personal', async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      await route.fulfill({ response: answer, json: { data: { ...data, complete } } })
    })
    await loginAs('candidate')
    await expect(page.getByText(text('profile.checking'))).toBeVisible()
    release()
    const menu = page.getByRole('navigation', { name: text('profile.menu') })
    const reason = text('profile.incomplete_short')
    for (const name of sections) await expect(menu.getByText(`${text(`profile.menu.${name}`)} ${reason}`)).toBeVisible()
    await expect(menu.getByText(reason, { exact: true }).and(menu.locator(':not(.visually-hidden)'))).toHaveCount(1)
    await expect(menu.getByRole('link')).toHaveText(always.map((name) => new RegExp(`^${text(`profile.menu.${name}`)}`)))
    await expect(page.getByText(text('profile.incomplete'))).toBeVisible()
    await page.goto('/profile/skills')
    await expect(page).toHaveURL(/\/profile$/)
    complete = true
    await page.getByRole('button', { name: text('personal.button') }).click()
    await expect(menu.getByRole('link')).toHaveCount(all.length)
  })
})
