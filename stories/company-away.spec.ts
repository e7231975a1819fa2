import { companySettings } from '#server/testing/company-provider.ts'
import { logIn, logInHere } from './support/login.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

// No provider listens on this port.
test.use({
  settings: companySettings('http://127.0.0.1:49151', { OIDC_PASSWORD_LOGIN: '0', OIDC_PASSWORD_ADMIN: cast.admin.email }),
})

test('SSO-01 while the provider is away the login page says so, and the named administrator gets in with a password', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/503|403/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await page.getByRole('button', { name: text('login.company') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('login.company_away'))
  await expectNoAccessibilityViolations(page)
  await logInHere(page, 'recruiter')
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: text('login.company_only') }),
  ).toBeVisible()
  await logIn(page, 'admin')
})
