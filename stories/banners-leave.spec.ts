import { call, logInByCall } from './support/calls.ts'
import { cast, expect, test, text } from './support/test.ts'

const message = { fullname: 'Visita sin suerte', email: 'sin.suerte@example.com', phone: '', message: '¿Hay vacantes?' }

test('SHR-02 a banner that says what failed stays on its page, and goes when that page is left', async ({
  page,
  request,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await call(request, 'POST', '/api/contact', '', { data: message })
  await loginAs('admin')
  await page.goto('/contact/admin')
  await page.route('**/api/contact/**', (route) => route.fulfill({ status: 500, json: { errors: {} } }))
  const banner = page.getByRole('alert').filter({ hasText: text('errors.unexpected') })
  await page.getByRole('button', { name: text('contactus.mark_read_of', 'es', { name: message.fullname }) }).click()
  await expect(banner).toBeVisible()
  await page.getByRole('searchbox', { name: text('common.search') }).fill('a')
  await expect(page).toHaveURL(/q=a/)
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: text('menu.vacancies') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
  await expect(banner).toBeHidden()
  const token = await logInByCall(request, cast.admin)
  const { data } = await call(request, 'GET', '/api/contact?q=sin%20suerte', token)
  for (const { uuid } of data) await call(request, 'POST', `/api/contact/read/${uuid}`, token)
})
