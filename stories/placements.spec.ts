import { randomUUID } from 'node:crypto'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { call } from './support/calls.ts'
import { openHeadMenu } from './support/head-menu.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectFitsPhoneAndDesk, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('CLT-01 PLC-01 staff agree a fee with a client, record the placement of a hire, and read the fee in the figures', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await loginAs('admin')
  const company = `Canteras ${randomUUID().slice(0, 8)}`
  await page.goto(clientScreens.addClient.to())
  await page.getByLabel(text('clients.name')).fill(company)
  await page.getByLabel(text('clients.location')).fill('Cali')
  await page.getByLabel(text('clients.fee_percent')).fill('10')
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await expect(page.getByText(text('clients.fee_share', 'es', { percent: '10' }))).toBeVisible()
  const client = page.url().split('/').at(-1) ?? ''

  await page.getByRole('button', { name: text('clients.contact_add') }).click()
  const dialog = page.getByRole('dialog', { name: text('clients.contact_add') })
  await dialog.getByLabel(text('clients.contact_name')).fill('Eva Rojas')
  await dialog.getByLabel(text('clients.contact_email')).fill('eva@example.com')
  await dialog.getByRole('button', { name: text('common.save') }).click()
  const contacts = page.getByRole('region', { name: text('clients.contacts') }).first()
  await expect(contacts.getByRole('row').filter({ hasText: 'Eva Rojas' })).toContainText(text('clients.contact_is_main'))

  const [vacancy] = await openVacancies(page, 1, undefined, client)
  const person = { email: `persona-${randomUUID()}@example.com`, password: newPassword }
  await registerByCall(page.request, person.email)
  await applyTo(page.request, person, [vacancy!])
  const staff = await logInByCall(page.request, cast.admin)
  const { data: columns } = await call(page.request, 'GET', `/api/board/postulates/${vacancy!.uuid}`, staff)
  const { uuid_element } = columns[0].elements[0]
  await call(page.request, 'POST', '/api/elements/change', staff, {
    data: { uuid_element, name_board: 'approved', before: null },
  })
  await call(page.request, 'POST', '/api/elements/hire', staff, { data: { uuid_element } })

  // From the clients to the hires without a placement. The fee follows the salary.
  await page.goto(clientScreens.clients.to())
  await openHeadMenu(page)
  await page.getByRole('link', { name: text('placements.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('placements.title') })).toBeVisible()
  await page.getByRole('row').filter({ hasText: company }).getByRole('link').first().click()
  await page.getByLabel(text('placements.salary'), { exact: true }).fill('500000000')
  await expect(page.getByLabel(text('placements.fee'), { exact: true })).toHaveValue('6.000.000,00')
  await page.getByLabel(text('placements.guarantee_days')).fill('90')
  await expectFitsPhoneAndDesk(page)
  await page.getByRole('button', { name: text('common.save') }).click()
  const row = page.getByRole('row').filter({ hasText: company })
  await expect(row).toContainText('COP 6.000.000')
  await expect(row).toContainText(text('placements.state.running'))
  await expectFitsPhoneAndDesk(page)

  await page.goto(figureScreens.figures.to())
  const fees = page.getByRole('table', { name: text('figures.fees_clients'), exact: true })
  await expect(fees.getByRole('row').filter({ hasText: company })).toContainText('COP 6.000.000')
  await expectNoAccessibilityViolations(page)
  await fees.getByRole('link', { name: company }).click()
  const vacancies = page.getByRole('row').filter({ hasText: vacancy!.name })
  await expect(vacancies.first()).toContainText(text('clients.hired_of', 'es', { hired: 1, openings: 2 }))
  await expectFitsPhoneAndDesk(page)
})
