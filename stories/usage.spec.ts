import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import { usageScreens } from '#domain/site/usage/usage.screens.ts'
import { followConfiguration } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'

test('QUO-01 an administrator opens the space used from the setup, with files, records and the largest people', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await page.goto(settingsScreens.settings.to())
  await followConfiguration(page, 'usage.title')
  await expect(page).toHaveURL(new RegExp(`${usageScreens.usage.to()}$`))
  await expect(page.getByRole('heading', { level: 1, name: text('usage.title') })).toBeVisible()
  const files = page.getByRole('table', { name: text('usage.files') })
  await expect(files.getByRole('row', { name: new RegExp(text('usage.purpose.cv')) })).toContainText('MB')
  const records = page.getByRole('table', { name: text('usage.records') })
  await expect(records.getByRole('row', { name: new RegExp(`^${text('usage.rows.audit')}`) })).toBeVisible()
  const people = page.getByRole('table', { name: text('usage.people') })
  await expect(people.getByRole('link').first()).toBeVisible()
  await expect(page.getByText(text('usage.full'))).toBeHidden()
})
