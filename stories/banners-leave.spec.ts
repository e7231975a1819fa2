import { call } from './support/calls.ts'
import { field } from './support/fields.ts'
import { boxOf } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'

const message = { fullname: 'Visita sin suerte', email: 'sin.suerte@example.com', phone: '', message: '¿Hay vacantes?' }

test('SHR-01 SHR-02 an error banner stays until the person leaves its page', async ({
  page,
  request,
  startSession,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await call(request, 'POST', '/api/contact', '', { data: message })
  await startSession('admin')
  await page.goto('/contact/admin')
  await page.route('**/api/contact/**', (route) => route.fulfill({ status: 500, json: { errors: {} } }))
  const banner = page.getByRole('alert').filter({ hasText: text('errors.unexpected') })
  await page.getByRole('button', { name: text('contactus.mark_read_of', 'es', { name: message.fullname }) }).click()
  await expect(banner.getByText(text('common.error'), { exact: true })).toBeVisible()
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('SHR-01 SHR-04 a banner at the head of the page covers nothing, and its button closes it', async ({ page, loginAs }) => {
    await loginAs('candidate')
    await field(page, 'personal.address').fill('Calle de Ejemplo 12')
    await page.getByRole('button', { name: text('personal.button'), exact: true }).tap()
    const banner = page.getByRole('status').filter({ hasText: text('personal.success') })
    const words = await boxOf(banner.getByText(text('personal.success')))
    const bar = await boxOf(page.getByRole('banner'))
    expect(words.y).toBeGreaterThan(bar.y + bar.height)
    expect(words.y + words.height).toBeLessThan(bar.y + bar.height + 100)
    const under = ({ x, y }: { x: number; y: number }) => Boolean(document.elementFromPoint(x, y)?.closest('main'))
    expect(await page.evaluate(under, { x: words.x + 8, y: words.y + 8 })).toBe(true)
    await banner.getByRole('button', { name: text('common.close') }).tap()
    await expect(banner).toBeHidden()
  })
})
