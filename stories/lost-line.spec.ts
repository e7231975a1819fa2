import type { Page } from '@playwright/test'
import { field } from './support/fields.ts'
import { fillInRegistration, pdf, registerButton } from './support/registration.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const connectionErrors = /ERR_FAILED|Failed to fetch/

/** Loses the line beyond what the browser checks: the browser is online, and every request fails. */
const loseLine = (page: Page) => page.route('**/*', (route) => route.abort('failed'))

test('SHR-02 a lost line keeps a page, what is typed in it and its form', async ({ page, expectConsoleError }) => {
  await test.step('SHR-02 a tap on a lost line that the browser does not notice stays on the page and says so', async () => {
    expectConsoleError(connectionErrors)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contactus')
    const name = page.getByRole('textbox').first()
    await name.fill('Ana Rojas')
    await loseLine(page)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('menu.privacy') })
      .first()
      .click()
    await expect(page.getByText(text('errors.offline_stay'))).toBeVisible()
    await expect(name).toHaveValue('Ana Rojas')
    await expect(page).toHaveURL(/\/contactus$/)
    await expectNoAccessibilityViolations(page)
    await page.unroute('**/*')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('menu.privacy') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/privacy/)
  })
  await test.step('SHR-02 a form keeps its page and what is typed when the line drops while the next pages load', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.goto('/register')
    const name = field(page, 'personal.name')
    // The first touch loads the rules of the form, the first change the next pages.
    await name.click()
    await page.waitForLoadState('networkidle')
    let cut = 0
    page.on('requestfailed', () => {
      cut += 1
    })
    await page.context().setOffline(true)
    await name.fill('Ana')
    await page
      .getByRole('navigation', { name: text('site.main_navigation') })
      .getByRole('link')
      .last()
      .hover()
    await expect.poll(() => cut).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(false)
    await expect(name).toHaveValue('Ana')
    await fillInRegistration(page, 'corte@example.com')
    await field(page, 'personal.cv').setInputFiles(pdf())
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** Expects that the pages after the registration are loaded. */
async function expectLoadedAhead(page: Page): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining([expect.stringMatching(/\/login-/), expect.stringMatching(/\/my-applications-/)]))
  await page.waitForLoadState('networkidle')
}

test('REG-06 SHR-02 after registering, the next page opens although the line drops', async ({ page, expectConsoleError }) => {
  await test.step('REG-06 SHR-02 after registering, the login page opens although the line drops', async () => {
    expectConsoleError(connectionErrors)
    await page.goto('/register')
    await fillInRegistration(page, 'linea.perdida@example.com')
    await field(page, 'personal.cv').setInputFiles(pdf())
    await expectLoadedAhead(page)
    // The answer to the registration is the last one that arrives.
    await page.route('**/*', (route) =>
      route.request().url().endsWith('/api/users/register') ? route.continue() : route.abort('failed'),
    )
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible()
  })
  await test.step('REG-06 SHR-02 after registering, the applications open although the line drops after the login', async () => {
    await page.unroute('**/*')
    await startAfresh(page)
    expectConsoleError(connectionErrors)
    await page.goto('/register')
    await fillInRegistration(page, 'linea.cortada@example.com')
    await field(page, 'personal.cv').setInputFiles(pdf())
    await expectLoadedAhead(page)
    await page.route('**/*', (route) =>
      /\/api\/users\/(register|verify)|\/oauth\/token/.test(route.request().url()) ? route.continue() : route.abort('failed'),
    )
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard/)
    await expect(page.getByText(text('errors.network'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('common.try_again') })).toBeVisible()
  })
})
