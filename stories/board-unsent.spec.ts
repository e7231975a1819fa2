import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { applicants, cardOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one] = applicants

/** A mail server that knows nobody: every e-mail is given up at once. */
test.use({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing else is needed.
    async ({}, use) => {
      const mail = await startSmtpServer(() => ({ code: 550, text: 'No such user here' }))
      await use({ SMTP_URL: mail.url })
      await mail.stop()
    },
    { scope: 'worker' },
  ],
})

test('decision 40: an e-mail that could not be sent is said in words on the card, and told', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openNewBoard(page, [one])
  const card = cardOf(page, one.name)
  const failed = text('notification.state.failed')
  await expect(card).toContainText(failed)
  await card.getByRole('button', { name: text('board.notify_named', 'es', { name: one.name }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('notification.send') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const told = text('board.live_notice', 'es', { name: one.name, notice: failed })
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: told })).toHaveCount(1)
  await expect(card).toContainText(failed)
})
