import type { Page } from '@playwright/test'
import { limits } from '#domain/kernel/limits.ts'
import { firstContents } from './support/company.ts'
import { logInHere } from './support/login.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const { minutes, debounceMs, dialogDelayMs, countdownSeconds, offerSeconds } = limits.idle
const idleMs = minutes * 60_000

/**
 * Waits until the page that was visited then watches over its person. The browser's clock stands still from now on, at the moment in
 * which they have been idle long enough to be asked.
 */
async function stayIdle(page: Page, visited: number): Promise<void> {
  const lastSign = () => page.evaluate(() => Number(localStorage.getItem('last_activity')))
  await expect.poll(lastSign).toBeGreaterThanOrEqual(visited)
  await page.clock.pauseAt(Date.now() + 60_000)
  // A page that still settles scrolls by itself, which is a sign: who gave one is idle later.
  for (let before = 0; before !== (await lastSign()); ) {
    before = await lastSign()
    await page.clock.fastForward(idleMs + 60_000)
    await page.clock.runFor(dialogDelayMs)
  }
}

test('AUTH-05 NAV-05 an idle person is asked, may go on, and is logged out when the countdown ends; home says why and leads back', async ({
  page,
  loginAs,
  site,
}) => {
  await page.clock.install()
  await loginAs('candidate')
  const visited = Date.now()
  await page.goto('/profile/Dashboard')
  const dialog = page.getByRole('alertdialog')
  await stayIdle(page, visited)
  await expect(dialog).toBeVisible()
  // By keyboard: a browser moves a pointer that it has seen once by itself when the page changes under it.
  await page.getByRole('button', { name: text('session.idle_continue') }).press('Enter')
  await expect(dialog).toBeHidden()
  await page.clock.runFor(debounceMs)
  await page.clock.fastForward(idleMs + 60_000)
  await page.clock.runFor(dialogDelayMs - 1)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog).toBeVisible()
  await page.clock.runFor((countdownSeconds - 1) * 1000)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await expect(page.getByText(text('session.idle_ended'))).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('session.idle_back') }).click()
  await logInHere(page, 'candidate')
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await page.goBack()
  await expect(page.getByText(text('session.idle_ended'))).toBeHidden()
})

test('AUTH-05 AUTH-06 who chooses to log out in the dialog is told nothing of it', async ({ page, loginAs, site }) => {
  await page.clock.install()
  const visited = Date.now()
  await loginAs('candidate')
  await stayIdle(page, visited)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('session.idle_logout') })
    .click()
  await page.clock.resume()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstContents.es.home.title)
  await expect(page.getByText(text('session.idle_ended'))).toBeHidden()
})

test('AUTH-05 a minute before they are asked idle people are offered more time, once and in an open dialog too, and any key takes it', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await loginAs('candidate')
  await page.goto('/profile/Dashboard')
  const lastSign = () => page.evaluate(() => Number(localStorage.getItem('last_activity')))
  await expect.poll(lastSign).toBeGreaterThan(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Lets time pass until so many milliseconds after the last sign of life. */
  const passUntil = async (ms: number) => {
    await page.clock.runFor(2 * debounceMs)
    const idle = await page.evaluate((last) => Date.now() - last, await lastSign())
    await page.clock.fastForward(ms - idle)
  }
  const offer = page.getByRole('alert').filter({ hasText: text('session.idle_offer') })
  const question = page.getByRole('alertdialog')
  await passUntil(idleMs - offerSeconds * 1000 - 1)
  await expect(offer).toBeHidden()
  await page.clock.runFor(1)
  await expect(offer).toBeVisible()
  await page.keyboard.press('Shift')
  await page.clock.runFor(debounceMs)
  await expect(offer).toBeHidden()

  await page.getByRole('button', { name: text('site.open_menu') }).press('Enter')
  await passUntil(idleMs - offerSeconds * 1000)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text('session.idle_offer'))
  await page.clock.fastForward(offerSeconds * 1000)
  await page.clock.runFor(dialogDelayMs)
  await expect(question).toBeVisible()
  await expect(offer).toBeHidden()
  const count = text('session.idle_countdown', 'es', { count: countdownSeconds })
  await expect(question).toHaveAccessibleDescription(`${text('session.idle_text')} ${count}`)
  await expect(question.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0)
  await page.keyboard.press('x')
  await expect(question).toBeHidden()
})
