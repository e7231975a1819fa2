import type { Page } from '@playwright/test'
import { field } from './support/fields.ts'
import { fillInRegistration, pdf, registerButton } from './support/registration.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const connectionErrors = /ERR_FAILED|Failed to fetch/

/** Loses the line further away than the browser looks: it says that it is online, and every request fails. */
const loseLine = (page: Page) => page.route('**/*', (route) => route.abort('failed'))

test('SHR-02 a tap on a lost line that the browser does not notice stays on the page and says so', async ({
  page,
  expectConsoleError,
}) => {
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

test('REG-06 SHR-02 after registering, the login page opens although the line drops', async ({ page, expectConsoleError }) => {
  expectConsoleError(connectionErrors)
  await page.goto('/register')
  await fillInRegistration(page, 'linea.perdida@example.com')
  await field(page, 'personal.cv').setInputFiles(pdf())
  const ahead = page.locator('link[rel="modulepreload"][href*="login"], link[rel="modulepreload"][href*="my-applications"]')
  await expect(ahead).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // The answer to the registration is the last one that arrives.
  await page.route('**/*', (route) =>
    route.request().url().endsWith('/api/users/register') ? route.continue() : route.abort('failed'),
  )
  await registerButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible()
})

test('REG-06 SHR-02 after registering, the applications open although the line drops after the login', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(connectionErrors)
  await page.goto('/register')
  await fillInRegistration(page, 'linea.cortada@example.com')
  await field(page, 'personal.cv').setInputFiles(pdf())
  await expect(page.locator('link[rel="modulepreload"][href*="my-applications"]')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) =>
    /\/api\/users\/(register|verify)|\/oauth\/token/.test(route.request().url()) ? route.continue() : route.abort('failed'),
  )
  await registerButton(page).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard/)
  await expect(page.getByText(text('errors.network'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('common.try_again') })).toBeVisible()
})
