import type { Page } from '@playwright/test'
import { limits } from '#domain/kernel/limits.ts'
import { firstContents } from '#server/seeds/site-content.ts'
import { logInHere } from './support/login.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const { minutes, debounceMs, dialogDelayMs, countdownSeconds, offerSeconds } = limits.idle
const idleMs = minutes * 60_000

/**
 * Waits until the page visited at `visited` has recorded activity. Then pauses the browser's clock at the moment in which the person
 * has been idle long enough for the dialog.
 */
async function waitUntilIdle(page: Page, visited: number): Promise<void> {
  const lastSign = () => page.evaluate(() => Number(localStorage.getItem('last_activity')))
  await expect.poll(lastSign).toBeGreaterThanOrEqual(visited)
  await page.clock.pauseAt(Date.now() + 60_000)
  // A page that is still loading may scroll, which counts as activity and delays the dialog.
  for (let before = 0; before !== (await lastSign()); ) {
    before = await lastSign()
    await page.clock.fastForward(idleMs + 60_000)
    await page.clock.runFor(dialogDelayMs)
  }
}

test('AUTH-05 NAV-05 an idle person can continue, or is logged out with an explanation and a way back', async ({
  page,
  loginAs,
  site,
}) => {
  await page.clock.install()
  await loginAs('candidate')
  const visited = Date.now()
  await page.goto('/profile/Dashboard')
  const dialog = page.getByRole('alertdialog')
  await waitUntilIdle(page, visited)
  await expect(dialog).toBeVisible()
  // By keyboard: a browser fires pointer events at a resting pointer when the page changes under it.
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

test('AUTH-05 AUTH-06 logging out in the idle dialog shows no message about idleness', async ({ page, loginAs, site }) => {
  await page.clock.install()
  const visited = Date.now()
  await loginAs('candidate')
  await waitUntilIdle(page, visited)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('session.idle_logout') })
    .click()
  await page.clock.resume()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstContents.es.home.title)
  await expect(page.getByText(text('session.idle_ended'))).toBeHidden()
})

test('AUTH-05 a minute before the idle dialog any key gains more time, also inside an open dialog', async ({
  page,
  startSession,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await startSession('candidate')
  await page.goto('/profile/Dashboard')
  const lastSign = () => page.evaluate(() => Number(localStorage.getItem('last_activity')))
  await expect.poll(lastSign).toBeGreaterThan(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Advances the clock to `ms` milliseconds after the last activity. */
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
