import { auditScreens } from '#domain/desk/audit/audit.screens.ts'
import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { call } from './support/calls.ts'
import { confirmation } from './support/deletion.ts'
import { rowMenu } from './support/row-actions.ts'
import { logInByCall } from './support/sessions.ts'
import { followConfiguration } from './support/staff-menu.ts'
import { cast, expect, test, text } from './support/test.ts'
import type { MessageKey } from './support/texts.ts'

test('ROL-01 an administrator adds, changes and deletes a role by keyboard on a phone', async ({ page, startSession }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession('admin')
  await page.goto(roleScreens.roles.to())
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: text('common.save') }).press('Enter')
  const name = 'Aliadas de selección'

  await page.getByRole('button', { name: text('roles.add') }).press('Enter')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByLabel(text('roles.name')).fill(name)
  await save()
  await expect(dialog.getByText(text('portfolio.error.description_required'))).toBeVisible()
  await dialog.getByLabel(text('roles.about')).fill('Ven a los clientes')
  await dialog.getByLabel(text('modules.clients')).press('Space')
  await save()
  await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()
  await expect(dialog).toBeHidden()

  const choose = async (role: string, action: MessageKey) => {
    await rowMenu(page, role).press('Enter')
    await page.getByRole('menuitem', { name: text(action), exact: true }).press('Enter')
  }
  await choose(name, 'roles.permissions')
  const clients = dialog.getByRole('group', { name: text('modules.clients') })
  const currencies = dialog.getByRole('group', { name: text('modules.currencies') })
  await expect(clients.getByLabel(text('roles.item.view'))).toBeChecked()
  await clients.getByLabel(text('roles.item.view')).press('Space')
  await currencies.getByLabel(text('roles.item.change')).press('Space')
  const users = dialog.getByRole('group', { name: text('modules.users') })
  await users.getByLabel(text('roles.item.rate')).press('Space')
  await expect(users.getByLabel(text('roles.item.view'))).toBeChecked()
  await expect(users.getByLabel(text('roles.item.delete'))).not.toBeChecked()
  await expect(currencies.getByLabel(text('roles.item.view'))).toBeChecked()
  await save()
  await expect(page.getByText(text('roles.permissions_saved', 'es', { name }))).toBeVisible()
  await choose(name, 'roles.permissions')
  await expect(clients.getByLabel(text('roles.item.view'))).not.toBeChecked()
  await expect(currencies.getByLabel(text('roles.item.change'))).toBeChecked()
  await expect(users.getByLabel(text('roles.item.rate'))).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Built-in roles are read-only.
  const administrator = text('roles.built_in.administrator')
  await choose(administrator, 'roles.permissions')
  await expect(dialog.getByText(text('roles.permissions_fixed'))).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await rowMenu(page, administrator).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([text('roles.permissions'), text('roles.require_factor')])
  await page.keyboard.press('Escape')
  await expect(rowMenu(page, administrator)).toBeFocused()
  await page
    .getByRole('row', { name: new RegExp(administrator) })
    .getByRole('button', { name: new RegExp(text('roles.holders_of_count', 'es', { name: administrator, count: '.+' })) })
    .press('Enter')
  await expect(dialog.getByText(cast.admin.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await choose(name, 'common.delete')
  await confirmation(page).press('Enter')
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
})

test('SPEC-55 SHR-02 the audit shows who changed what, and keeps two filters changed in quick succession', async ({
  page,
  request,
  loginAs,
  startSession,
}) => {
  await test.step('SPEC-55 the audit shows staff the author of a change and the history of its record', async () => {
    const token = await logInByCall(request, cast.admin)
    const fields = { name_clients: 'Auditada y Hermanos', ubication_clients: 'Cali', status_clients: 'A' }
    const { data } = await call(request, 'POST', '/api/clients/save', token, { data: fields })
    await loginAs('admin')
    await followConfiguration(page, 'audit.title')
    await page.getByRole('searchbox', { name: text('audit.search_record') }).fill('auditada')
    const added = page.getByRole('row').filter({ hasText: text('audit.action.client.added') })
    await expect(added.getByRole('link', { name: fields.name_clients })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await call(request, 'DELETE', `/api/clients/delete/${data.uuid}`, token)
    await added.getByRole('button', { name: text('audit.only_record', 'es', { name: fields.name_clients }) }).click()
    await page.getByRole('searchbox', { name: text('audit.search_record') }).fill('')
    await expect(page.getByRole('row').filter({ hasText: text('audit.action.client.deleted') })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: text('audit.clear_record') }).click()
    await page.getByLabel(text('audit.filter_action')).selectOption('client.deleted')
    await page.getByRole('searchbox', { name: text('audit.search_person') }).fill('nadie así')
    await expect(page.getByText(text('common.no_results'))).toBeVisible()
  })
  await test.step('SHR-02 two filters changed in quick succession both reach the address', async () => {
    await startSession('admin')
    await page.goto(auditScreens.audit.to())
    const days = page.getByRole('search', { name: text('audit.filters') }).locator('input[type="date"]')
    await expect(days).toHaveCount(2)
    await days.evaluateAll((inputs) => {
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const input of inputs) {
        put?.call(input, '2020-02-02')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await expect(page.getByText(text('common.no_results'))).toBeVisible()
    for (const day of [days.first(), days.last()]) await expect(day).toHaveValue('2020-02-02')
  })
})
