import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { chooseForRow } from './support/row-actions.ts'
import { followStaffMenu } from './support/staff-menu.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('CLI-01 staff add, rename and delete a client, and learn why one with vacancies stays', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await loginAs('admin')
  await followStaffMenu(page, 'menu.clients')
  await page.getByRole('link', { name: text('clients.add') }).click()
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('common.error.name_required'))).toBeVisible()
  await page.getByLabel(text('clients.name')).fill('Minas del Norte')
  await page.getByLabel(text('clients.location')).fill('Cúcuta')
  await page.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('common.added', 'es', { name: 'Minas del Norte' }))).toBeVisible()

  await page.getByRole('link', { name: text('common.edit'), exact: true }).click()
  await page.getByLabel(text('clients.name')).fill('Minas del Oriente')
  await page.getByLabel(text('clients.status')).selectOption('I')
  await page.getByRole('button', { name: text('common.save') }).click()
  await page.getByRole('link', { name: text('clients.back') }).click()
  await expect(page.getByRole('row', { name: /Minas del Oriente/ })).toContainText(text('clients.status.I'))
  await expect(page.getByRole('rowheader', { name: 'Minas del Norte' })).toHaveCount(0)

  await chooseForRow(page, 'Minas del Oriente', 'common.delete')
  await page.getByRole('button', { name: text('common.delete_confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`${clientScreens.clients.to()}$`))
  await expect(page.getByRole('rowheader', { name: 'Demo Comercial' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Minas del/ })).toHaveCount(0)

  await chooseForRow(page, 'Demo Comercial', 'common.delete')
  await page.getByRole('button', { name: text('common.delete_confirm') }).click()
  await expect(page.getByText(text('errors.in_use'))).toBeVisible()
})

test('CLT-01 staff write to a contact of a client from its page, and see the conversation', async ({ page, loginAs }) => {
  await loginAs('admin')
  await followStaffMenu(page, 'menu.clients')
  await page.getByRole('rowheader', { name: 'Demo Comercial' }).getByRole('link').click()
  const section = page.getByRole('region', { name: text('clients.messages') })
  await page.getByRole('button', { name: text('clients.contact_add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('clients.contact_name')).fill('Eva Correspondencia')
  await dialog.getByLabel(text('clients.contact_email')).fill('eva.correspondencia@example.com')
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(dialog).toBeHidden()
  const choice = section.getByLabel(text('clients.messages_contact'))
  if (await choice.isVisible()) await choice.selectOption({ label: 'Eva Correspondencia' })
  await section.getByRole('button', { name: text('clients.write', 'es', { name: 'Eva Correspondencia' }) }).click()
  await dialog.getByRole('button', { name: text('clients.message_send') }).click()
  await expect(dialog.getByText(text('notification.error.subject'))).toBeVisible()
  await dialog.getByLabel(text('notification.subject')).fill('Perfiles para tu vacante')
  await dialog.getByRole('textbox', { name: text('notification.message') }).fill('Mañana te los envío.')
  await expectNoAccessibilityViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoAccessibilityViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: text('clients.message_send') }).click()
  await expect(dialog).toBeHidden()
  const messages = section.getByRole('list', { name: text('clients.messages_with', 'es', { name: 'Eva Correspondencia' }) })
  await expect(messages).toContainText('Perfiles para tu vacante')
  await expect(messages).toContainText('Mañana te los envío.')
  await expectNoAccessibilityViolations(page)
})
