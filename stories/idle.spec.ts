import { expect, test, text } from './support/test.ts'

test.use({ settings: { IDLE_MINUTES: '0.03' } })

test('AUTH-05 an idle person is asked, may go on, and is logged out when the countdown ends', async ({ page, loginAs, site }) => {
  await loginAs('candidate')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: text('session.idle_continue') }).click()
  await expect(dialog).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`, { timeout: 20_000 })
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})
