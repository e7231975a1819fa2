import { settingsScreens } from '#domain/site/settings/settings.screens.ts'
import { settingsMetaName } from '#web/platform/session/settings.ts'
import { expect, test, text } from './support/test.ts'

test('SET-01 AUTH-05 an administrator changes the idle minutes for every page and resets them with a button', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await page.goto(settingsScreens.settings.to())
  const minutes = page.getByRole('textbox', { name: text('settings.idle_minutes') })
  const save = () => page.getByRole('button', { name: text('common.save') }).click()
  const ofPage = async () =>
    JSON.parse((await page.locator(`meta[name="${settingsMetaName}"]`).getAttribute('content')) ?? '{}').idleMinutes
  await minutes.fill('0')
  await save()
  await expect(page.getByText(text('settings.error.idle_minutes'))).toBeVisible()
  await minutes.fill('45')
  await save()
  await expect(page.getByText(text('settings.changed'))).toBeVisible()
  await page.reload()
  await expect(minutes).toHaveValue('45')
  expect(await ofPage()).toBe(45)
  await page.getByRole('button', { name: text('settings.use_default', 'es', { name: text('settings.idle_minutes') }) }).click()
  await expect(minutes).toHaveValue('')
  await expect(minutes).toBeFocused()
  await save()
  await expect(page.getByText(text('settings.changed'))).toBeVisible()
  await page.goto('/')
  expect(await ofPage()).toBe(15)
})
