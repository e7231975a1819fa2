import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { chooseForRow } from './support/row-actions.ts'
import { followStaffMenu } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'

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
