import { openSetup } from './support/staff-menu.ts'
import { expect, test, text } from './support/test.ts'

// No server listens on this port: e-mails stay queued, and the mailbox stores nothing.
test.use({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })

test('MAIL-03 SPEC-45: with a mail server the mailbox stores nothing, and the dashboard does not link to it', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await expect(page.getByRole('main').getByRole('link', { name: text('modules.candidates') })).toBeVisible()
  await openSetup(page)
  const menu = page.getByRole('navigation', { name: text('menu.configuration') })
  await expect(menu.getByRole('link', { name: text('settings.title') })).toBeVisible()
  await expect(menu.getByRole('link', { name: text('mailbox.title') })).toBeHidden()
  await expect(page.getByText(text('mail.kept_warning'))).toBeHidden()
  await page.goto('/mailbox')
  await expect(page.getByText(text('mailbox.closed_title'))).toBeVisible()
})
