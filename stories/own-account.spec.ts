import type { Page } from '@playwright/test'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { expectFieldError, field } from './support/fields.ts'
import { anotherPassword, registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { expect, test, text } from './support/test.ts'

const email = 'nora.cuenta@example.com'

async function logIn(page: Page) {
  await page.goto('/login')
  await field(page, 'login.email').fill(email)
  await field(page, 'login.password').fill(newPassword)
  await page.getByRole('button', { name: text('login.button'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
}

test('ACC-07 a person manages sessions, preferences and password on the account page', async ({
  page,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/40[01]|422/)
  await registerByCall(page.request, email)
  const elsewhere = await anotherPerson()
  await logIn(elsewhere)
  await logIn(page)
  await page.getByRole('link', { name: text('profile.menu.account') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.title'))
  await expect(page.getByText(text('account.session_current'))).toHaveCount(1)
  const others = page.getByRole('button', { name: /^Cerrar la sesión de/ })
  await expect(others).toHaveCount(1)
  await others.click()
  await expect(page.getByText(text('account.session_ended'))).toBeVisible()
  await expect(others).toHaveCount(0)
  await elsewhere.goto('/profile/Dashboard')
  await expect(elsewhere.getByText(text('login.expired'))).toBeVisible()

  await page.getByRole('radio', { name: text('account.scheme.dark') }).check()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await page.getByRole('radio', { name: text('account.countdown_choice', 'es', { count: 60 }) }).check()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByText(text('personal.language_saved', 'en'))).toBeVisible()
  await page.goto(accountScreens.account.to())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.title', 'en'))
  for (const name of ['English', text('account.scheme.dark', 'en'), text('account.countdown_choice', 'en', { count: 60 })])
    await expect(page.getByRole('radio', { name })).toBeChecked()

  const change = page.getByRole('button', { name: text('account.password_button', 'en') })
  await field(page, 'personal.current_password', 'en').fill('Wrong.2026!')
  await field(page, 'account.new_password', 'en').fill(anotherPassword)
  await field(page, 'personal.repeat_password', 'en').fill(anotherPassword)
  await change.click()
  await expectFieldError(page, 'personal.current_password', 'personal.error.current_password_wrong', 'en')
  await expect(field(page, 'account.new_password', 'en')).toHaveValue(anotherPassword)
  await field(page, 'personal.current_password', 'en').fill(newPassword)
  await change.click()
  await expect(page.getByText(text('account.password_saved', 'en'))).toBeVisible()
  await expect(field(page, 'personal.current_password', 'en')).toHaveValue('')
})
