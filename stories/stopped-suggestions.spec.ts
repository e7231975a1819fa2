import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { openVacancies } from './support/hiring-board.ts'
import { expect, expectFitsPhoneAndDesk, test, text } from './support/test.ts'

// A server of its own: other stories suggest vacancies to the same candidate.
test.use({ settings: { MAIL_HOLD_SECONDS: '0' } })

const address = 'candidate@demo.test'

test('EML-04 a candidate stops suggestions by the e-mail and allows them in the account', async ({
  page,
  startSession,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(/404/)
  await startSession('admin')
  const [vacancy] = await openVacancies(page, 1)
  const openDialog = async () => {
    await page.goto(`${userScreens.users.to()}?q=${address}`)
    const profile = await page.getByRole('row').filter({ hasText: address }).getByRole('link').first().getAttribute('href')
    await page.goto(profile ?? '')
    await page.getByRole('button', { name: text('users.suggest'), exact: true }).click()
    return page.getByRole('dialog')
  }
  const dialog = await openDialog()
  await dialog.getByRole('combobox').fill(vacancy?.name ?? '')
  await page.getByRole('option', { name: vacancy?.name ?? '' }).click()
  await dialog.getByRole('button', { name: text('users.suggest_send') }).click()
  const mail = await mailbox.waitFor({ to: address, subject: vacancy?.name ?? '' })
  const link = /http\S+\/suggestions\/\S+/.exec(mail.text ?? '')?.[0] ?? ''

  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('heading', { name: text('suggestions.stop_title') })).toBeVisible()
  await expectFitsPhoneAndDesk(page)
  await page.getByRole('button', { name: text('suggestions.stop_button') }).click()
  await expect(page.getByText(text('suggestions.stopped'))).toBeVisible()
  // Opened again, as from the next e-mail, it knows the choice and offers the other.
  await page.reload()
  await expect(page.getByText(text('suggestions.already_stopped'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('suggestions.stop_button') })).toHaveCount(0)
  await expectFitsPhoneAndDesk(page)
  await page.getByRole('button', { name: text('suggestions.stop_undo') }).click()
  await expect(page.getByText(text('suggestions.resumed'))).toBeVisible()
  await page.getByRole('button', { name: text('suggestions.stop_button') }).click()
  await expect(page.getByText(text('suggestions.stopped'))).toBeVisible()
  await page.goto('/suggestions/nobody.cut')
  await expect(page.getByText(text('suggestions.error.link'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  const refused = await openDialog()
  await expect(refused.getByText(text('notification.error.unwanted'))).toBeVisible()
  await expect(refused.getByRole('combobox')).toHaveCount(0)

  await startSession('candidate')
  await page.goto(accountScreens.account.to())
  const choice = page.getByRole('group', { name: text('suggestions.wanted') })
  await expect(choice.getByRole('radio', { name: text('suggestions.wanted_no') })).toBeChecked()
  await choice.getByRole('radio', { name: text('suggestions.wanted_yes') }).check()
  await expect(page.getByText(text('suggestions.resumed'))).toBeVisible()
  await expectFitsPhoneAndDesk(page)
})
