import { hold } from './support/held.ts'
import { boxOf } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const always = ['applications', 'profile', 'account'] as const
const sections = ['skills', 'experience', 'portfolio', 'professional', 'references'] as const
const all = [...always, ...sections]

test('PRO-01 SHR-04 on a phone the sections are one scrolling row in which the open one is visible', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs('candidate')
  const menu = page.getByRole('navigation', { name: text('profile.menu') })
  const links = menu.getByRole('link')
  await expect(links).toHaveCount(all.length)
  const [first, last] = [await boxOf(links.first()), await boxOf(links.last())]
  expect(last.y).toBe(first.y)
  for (const { height } of [first, last]) expect(height).toBeGreaterThanOrEqual(44)
  await expect(page.getByLabel(text('personal.name'), { exact: true })).toBeInViewport()
  await expect(links.last()).not.toBeInViewport()
  // A font that loads later would move the focused link.
  await page.evaluate(() => document.fonts.ready)
  await links.first().focus()
  for (const _ of all.slice(1)) await page.keyboard.press('Tab')
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await page.goto('/profile/references')
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await expectNoAccessibilityViolations(page)
})

test('PRO-01 SHR-03 the sections are locked while the profile is loading or incomplete, until a save', async ({
  page,
  loginAs,
}) => {
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
  await expect(menu.getByRole('link')).toHaveText(always.map((name) => text(`profile.menu.${name}`)))
  await expect(page.getByText(text('profile.incomplete'))).toBeVisible()
  await page.goto('/profile/skills')
  await expect(page).toHaveURL(/\/profile$/)
  complete = true
  await page.getByRole('button', { name: text('personal.button') }).click()
  await expect(menu.getByRole('link')).toHaveCount(all.length)
})
