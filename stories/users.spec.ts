import { userScreens } from '#domain/users/users.screens.ts'
import { expect, test, text } from './support/test.ts'

test('USR-01 USR-03 USR-05 staff find applicants of a vacancy, open one beside the list, and suggest another vacancy', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto(userScreens.users.to())
  const vacancy = page.getByRole('combobox', { name: text('users.filter_job') })
  await vacancy.press('ArrowDown')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/job=/)
  await page.getByLabel(text('users.filter_type')).selectOption('2')
  await expect(page).toHaveURL(/userType=2/)
  await page.goto(`${userScreens.users.to()}?q=candidate@demo.test`)
  const opened = context.waitForEvent('page')
  await page.getByRole('row').filter({ hasText: 'candidate@demo.test' }).getByRole('link').click()
  const profile = await opened
  await expect(profile.getByRole('heading', { name: text('users.skills') })).toBeVisible()
  await expect(profile.getByRole('heading', { name: text('users.applications') })).toBeVisible()

  await profile.getByRole('button', { name: text('users.suggest'), exact: true }).click()
  const dialog = profile.getByRole('dialog')
  await dialog.getByRole('combobox').press('ArrowDown')
  await profile.getByRole('option').first().click()
  await dialog.getByRole('button', { name: text('users.suggest_send') }).click()
  const sent = dialog.getByText(text('users.suggested', 'es', { email: 'candidate@demo.test' }))
  await expect(sent).toBeVisible()
  await expect(sent).toBeHidden()
})
