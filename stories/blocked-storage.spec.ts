import type { Page } from '@playwright/test'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { logIn } from './support/login.ts'
import { languageSwitch } from './support/switching.ts'
import { expect, test, text } from './support/test.ts'

/** Runs in the browser before each page. Blocks storage, as the settings of a browser can. */
function blockStorage(): void {
  const get = () => {
    throw new Error('Access is denied for this document.')
  }
  for (const place of ['localStorage', 'sessionStorage']) Object.defineProperty(window, place, { get })
  LockManager.prototype.request = () => Promise.reject(new DOMException('No locks for this document.', 'SecurityError'))
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ page, expectConsoleError }) => {
  await page.addInitScript(blockStorage)
  // The router logs that it cannot store the scroll position.
  expectConsoleError(/Access is denied for this document/)
})

test('SHR-02 I18N-02 AUTH-02 AUTH-04 without storage vacancies are readable, and a login lasts as long as the page', async ({
  page,
  expectConsoleError,
}) => {
  await test.step('SHR-02 I18N-02 without storage the vacancies are readable in the language of the switch', async () => {
    await page.goto('/jobs')
    await expect(title(page)).toHaveText(text('vacancies.list_title'))
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('site.scheme_to_dark') })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    await languageSwitch(page, 'es').click()
    await expect(title(page)).toHaveText(text('vacancies.list_title', 'en'))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('link', { name: text('vacancies.back_to_jobs', 'en') })).toBeVisible()
  })
  await test.step('AUTH-02 AUTH-04 without storage a login lasts as long as the page, and is renewed', async () => {
    await page.context().clearCookies()
    expectConsoleError(/401/)
    await logIn(page, 'candidate')
    await page.route('**/api/**', (call) => call.fulfill({ status: 401, json: { error_message: 'errors.not_logged_in' } }), {
      times: 1,
    })
    const renewed = page.waitForResponse('**/oauth/token')
    const menu = page.getByRole('navigation', { name: text('profile.menu') })
    await menu.getByRole('link', { name: text('profile.menu.experience') }).click()
    expect((await renewed).ok()).toBe(true)
    await expect(title(page)).toHaveText(text(profileSections.experience.heading))
    await expect(page.getByRole('button', { name: text('experience.add') })).toBeVisible()
  })
})
