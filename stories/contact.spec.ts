import type { Page } from '@playwright/test'
import { demoCompany } from '#server/seeds/demo-company.ts'
import { call } from './support/calls.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'

const field = (page: Page, key: 'fullname' | 'email' | 'phone' | 'message', language: 'es' | 'en' = 'es') =>
  page.getByRole('main').getByLabel(text(`contactus.${key}`, language))
const send = (page: Page, language: 'es' | 'en' = 'es') =>
  page.getByRole('button', { name: text('contactus.send', language), exact: true })

async function write(page: Page, name: string, message: string): Promise<void> {
  await page.goto('/contactus')
  await field(page, 'fullname').fill(name)
  await field(page, 'email').fill('demo.visitante@demo.test')
  await field(page, 'message').fill(message)
  await send(page).click()
  await expect(page.getByText(text('contactus.success'))).toBeVisible()
}

test('PUB-06 a visitor reads the address of the company, and an error of the server at its field', async ({
  page,
  request,
  expectConsoleError,
}) => {
  await test.step('PUB-06 a visitor sees the address of the company and a link to a map', async () => {
    await page.goto('/contactus')
    const main = page.getByRole('main')
    const company = demoCompany.es
    const { legal_name, tax_id, phone, email, address } = company
    for (const words of [legal_name, tax_id, phone, email, address]) await expect(main.getByText(words)).toBeVisible()
    // The page contains nothing that resembles a map.
    await expect(main.getByRole('img').or(main.locator('iframe'))).toHaveCount(0)
    const map = main.getByRole('link', { name: text('contactus.map_open') })
    const searched = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    await expect(map).toHaveAttribute('href', searched)
    // Staff may enter exact coordinates, so that the map does not have to search.
    const token = await logInByCall(request, cast.admin)
    const write = (content: typeof company) => call(request, 'PUT', '/api/site/company/es', token, { data: { content } })
    await write({ ...company, map: { latitude: 4.65, longitude: -74.05 } })
    await page.reload()
    await expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=4.65&mlon=-74.05#map=17/4.65/-74.05')
    await write(company)
    await page.reload()
    await expect(map).toHaveAttribute('href', searched)
  })
  await test.step('PUB-06 an error from the server shows at its field, and the message stays', async () => {
    expectConsoleError(/422/)
    // The form sends valid data and the route makes it invalid, so that the server itself answers.
    await page.route('**/api/contact', (route) => {
      const sent = route.request().postDataJSON()
      return route.continue({ postData: JSON.stringify({ ...sent, email: 'visitante' }) })
    })
    await page.goto('/contactus')
    await field(page, 'fullname').fill('Demo Visitante')
    await field(page, 'email').fill('demo@demo.test')
    await field(page, 'message').fill('¿Publican prácticas?')
    await send(page).click()
    await expect(page.getByText(text('personal.error.email'), { exact: true })).toBeVisible()
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('¿Publican prácticas?')
  })
})

test('PUB-06 I18N-06 all field errors show at once in the reader’s language, and the typed text stays', async ({ page }) => {
  await page.goto('/contactus')
  await field(page, 'phone').fill('12')
  await field(page, 'email').fill('demo@')
  await send(page).click()
  const wrong = ['personal.error.name_required', 'personal.error.email', 'contactus.error.message_required'] as const
  for (const key of wrong) await expect(page.getByText(text(key), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: text('site.switch_language') }).click()
  for (const key of wrong) await expect(page.getByText(text(key, 'en'), { exact: true })).toBeVisible()
  await expect(field(page, 'phone', 'en')).toHaveValue('12')
})

/** The badge of unread messages in the staff menu, which hides entries that do not fit under "More". */
const messagesBadge = (page: Page) =>
  page
    .getByRole('navigation', { name: text('site.staff_navigation') })
    .getByRole('link', { name: text('menu.messages'), includeHidden: true })
    .first()
    .getByTitle(/./)

test('PUB-06 MSG-01 a visitor writes a message, an administrator reads it, and the badge updates @postgres', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const staff = await loginAs('admin', await anotherPerson())
  const badge = messagesBadge(staff)
  await staff.goto('/contact/admin')
  await expect(staff.getByRole('rowheader').first()).toBeVisible()
  const before = await staff.getByRole('button', { name: /leído el mensaje de/ }).count()
  const long = `Quisiera saber cómo publicar una vacante. ${'Somos una empresa de ejemplo. '.repeat(8)}Hasta pronto.`
  await write(page, 'Demo Lectora', long)
  await page.getByRole('button', { name: text('contactus.write_again') }).click()
  await expect(field(page, 'message')).toHaveValue('')

  await staff.getByRole('button', { name: text('common.reload') }).click()
  const row = staff.getByRole('row').filter({ has: staff.getByRole('rowheader', { name: 'Demo Lectora' }) })
  await expect(row.getByText(text('contactus.status.U'), { exact: true })).toBeVisible()
  await expect(badge).toHaveAttribute('title', text('menu.unread', 'es', { count: before + 1 }))
  await row.getByText(text('contactus.read_whole')).click()
  await expect(row.getByText(/Hasta pronto\.$/)).toBeVisible()

  await row.getByRole('button', { name: text('contactus.mark_read_of', 'es', { name: 'Demo Lectora' }) }).click()
  await expect(staff.getByText(text('contactus.marked_read', 'es', { name: 'Demo Lectora' }))).toBeVisible()
  await expect(row.getByText(text('contactus.status.R'), { exact: true })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(badge).toHaveAttribute('title', text('menu.unread', 'es', { count: before }))
  await expect(badge).toHaveText(new RegExp(before > 0 ? `^\\+${before}` : '^0'))
})

test('MSG-01 SHR-04 marking messages as read by keyboard moves the focus to the next unread one', async ({
  page,
  startSession,
  anotherPerson,
}) => {
  const visitor = await anotherPerson()
  await write(visitor, 'Demo Teclado', 'Primer mensaje.')
  await startSession('admin')
  await page.goto('/contact/admin')
  const marks = page.getByRole('button', { name: /leído el mensaje de/ })
  await expect(marks.first()).toBeVisible()
  let left = await marks.count()
  await marks.first().focus()
  while (left > 0) {
    await page.keyboard.press('Enter')
    left -= 1
    await expect(marks).toHaveCount(left)
    const next = left > 0 ? marks.first() : page.getByRole('button', { name: text('common.reload') })
    await expect(next).toBeFocused()
  }
  await expect(messagesBadge(page)).toHaveText(/^0/)
})
