import { confirmation } from './support/deletion.ts'
import { rowMenu } from './support/row-actions.ts'
import { expect, test, text } from './support/test.ts'

test('CUR-01 an administrator adds, renames and deletes a currency, on a phone and by keyboard', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409/)
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs('admin')
  await page.getByRole('button', { name: text('site.open_menu') }).press('Enter')
  const drawer = page.getByRole('dialog', { name: text('site.main_navigation') })
  await drawer.getByRole('link', { name: text('currencies.title') }).press('Enter')
  await expect(page).toHaveTitle(new RegExp(text('currencies.title')))
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: text('common.save') }).press('Enter')

  await page.getByRole('button', { name: text('currencies.add') }).press('Enter')
  await dialog.getByLabel(text('currencies.code')).fill('usd')
  await save()
  await expect(dialog.getByText(text('common.error.name_required'))).toBeVisible()
  await dialog.getByLabel(text('currencies.name')).fill('Sol')
  await save()
  await expect(dialog.getByText(text('currency.error.code_taken'))).toBeVisible()
  await dialog.getByLabel(text('currencies.code')).fill('pen')
  await save()
  await expect(page.getByText(text('common.added', 'es', { name: 'PEN' }))).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: text('common.edit_named', 'es', { name: 'PEN' }) }).press('Enter')
  await dialog.getByLabel(text('currencies.name')).fill('Sol peruano')
  await save()
  await expect(page.getByRole('cell', { name: 'Sol peruano' })).toBeVisible()

  await rowMenu(page, 'PEN').press('Enter')
  await page.getByRole('menuitem', { name: text('common.delete'), exact: true }).press('Enter')
  await confirmation(page).press('Enter')
  await expect(page.getByText(text('common.deleted', 'es', { name: 'PEN' }))).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'PEN' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: text('currencies.title') })).toBeFocused()
})
