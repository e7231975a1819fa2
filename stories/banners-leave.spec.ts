import { expect, test, text } from './support/test.ts'

test('SHR-02 a banner that says what failed stays on its page, and goes when that page is left', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await loginAs('admin')
  await page.goto('/contact/admin')
  await page.route('**/api/contact/**', (route) => route.fulfill({ status: 500, json: { errors: {} } }))
  const banner = page.getByRole('alert').filter({ hasText: text('errors.unexpected') })
  await page
    .getByRole('button', { name: new RegExp(`^${text('contactus.mark_read')}`) })
    .first()
    .click()
  await expect(banner).toBeVisible()
  await page.getByRole('searchbox', { name: text('common.search') }).fill('a')
  await expect(page).toHaveURL(/q=a/)
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: text('menu.vacancies') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
  await expect(banner).toBeHidden()
})
