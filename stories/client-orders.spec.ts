import { randomUUID } from 'node:crypto'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { call } from './support/calls.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

test('CLT-04 a contact asks for a vacancy through the link of staff on a phone, and it arrives as a draft', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  await loginAs('admin')
  const staff = await logInByCall(page.request, cast.admin)
  const company = `Pedidos ${randomUUID().slice(0, 8)}`
  const body = { data: { name_clients: company, ubication_clients: 'Cali' } }
  const { data: client } = await call(page.request, 'POST', '/api/clients/save', staff, body)
  await page.goto(clientScreens.client.to({ uuid: client.uuid }))
  await page.getByRole('button', { name: text('orders.make') }).click()
  const link = await page.getByLabel(text('orders.link'), { exact: true }).inputValue()

  const contact = await anotherPerson()
  await contact.setViewportSize({ width: 360, height: 740 })
  await contact.goto(new URL(link).pathname)
  await expect(contact.getByText(text('order.intro', 'es', { client: company }))).toBeVisible()
  await contact.getByRole('button', { name: text('order.send') }).click()
  await expect(contact.getByText(text('orders.error.title'))).toBeVisible()
  await expectFitsPhoneAndDesk(contact)
  await contact.getByLabel(text('order.job')).fill('Perforista')
  await contact.getByLabel(text('order.city')).fill('Cali')
  await contact.getByLabel(text('order.description')).fill('Abre túneles.')
  await contact.getByLabel(text('order.name')).fill('Eva Rojas')
  await contact.getByLabel(text('order.email')).fill('eva@example.com')
  await contact.getByRole('button', { name: text('order.send') }).click()
  await expect(contact.getByRole('heading', { name: text('order.done_title') })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: text('orders.withdraw') }).click()
  await expect(page.getByText(text('orders.no_link'))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Perforista' }).filter({ hasText: 'Eva Rojas' })).toBeVisible()
  const vacancy = page
    .getByRole('row')
    .filter({ hasText: 'Perforista' })
    .filter({ hasText: text('vacancies.state.draft') })
  await expect(vacancy).toBeVisible()
  await contact.reload()
  await expect(contact.getByRole('heading', { name: text('order.gone_title') })).toBeVisible()
})
