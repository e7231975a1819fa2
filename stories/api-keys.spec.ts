import { rowMenu } from './support/row-actions.ts'
import { expect, test, text } from './support/test.ts'

test('KEY-01 an administrator makes a key, calls the API with it, revokes it, and it is refused', async ({
  page,
  loginAs,
  request,
}) => {
  await loginAs('admin')
  await page.goto('/keys/admin')
  const form = page.getByRole('dialog', { name: text('api_keys.add') })
  const shown = page.getByRole('dialog', { name: text('api_keys.shown_title') })
  await page.getByRole('button', { name: text('api_keys.add') }).click()
  await form.getByLabel(text('api_keys.name')).fill('Página web')
  await form.getByLabel(text('api_keys.role')).selectOption({ label: text('roles.built_in.administrator') })
  await form.getByRole('button', { name: text('api_keys.add') }).click()
  await expect(shown.locator('code')).toBeVisible()
  const key = (await shown.locator('code').textContent()) ?? ''
  expect(key).toMatch(/^cantera_/)
  await shown.getByRole('button', { name: text('api_keys.saved') }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText(key)).toHaveCount(0)

  const call = async () => (await request.get('/api/clients/list', { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await call()).toBe(200)
  await rowMenu(page, 'Página web').click()
  await page.getByRole('menuitem', { name: text('api_keys.revoke') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('api_keys.revoke_confirm') })
    .click()
  await expect(page.getByText(text('api_keys.revoked', 'es', { name: 'Página web' }))).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Página web' })).toHaveCount(0)
  expect(await call()).toBe(401)
})
