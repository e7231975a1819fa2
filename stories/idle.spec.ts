import { firstContents } from './support/company.ts'
import { logInHere } from './support/login.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test.use({ settings: { IDLE_MINUTES: '0.03' } })

test('AUTH-05 NAV-05 an idle person is asked, may go on, and is logged out when the countdown ends; home says why and leads back', async ({
  page,
  loginAs,
  site,
}) => {
  await loginAs('candidate')
  await page.goto('/profile/Dashboard')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: text('session.idle_continue') }).click()
  await expect(dialog).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`, { timeout: 20_000 })
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
  await loginAs('candidate')
  await page.getByRole('button', { name: text('session.idle_logout') }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstContents.es.home.title)
  await expect(page.getByText(text('session.idle_ended'))).toBeHidden()
})
