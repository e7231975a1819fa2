import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { field } from './support/fields.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { forgetSession, startSessionIn } from './support/sessions.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

/** Gives the browser a device that holds passkeys and confirms each question with a finger. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('MFA-02 a candidate adds a passkey on a phone, logs in with it, renames it and removes it', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/410/)
  await page.setViewportSize({ width: 360, height: 740 })
  const email = `clave-${randomUUID()}@example.com`
  await registerByCall(page.request, email)
  await addDevice(page)
  await startSessionIn(page, { email, password: newPassword })
  await page.goto(accountScreens.account.to())
  await page.getByRole('button', { name: text('second_factor.passkey_add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('personal.current_password'), { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: text('second_factor.continue') }).click()
  await field(page, 'second_factor.passkey_name').fill('Mi teléfono')
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('second_factor.passkey_save') }).click()
  await expect(page.getByText(text('second_factor.passkey_unused'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: text('login.passkey') }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)

  await page.goto(accountScreens.account.to())
  await expect(page.getByText(text('second_factor.passkey_unused'))).toHaveCount(0)
  await page.getByRole('button', { name: text('second_factor.passkey_rename_title', 'es', { name: 'Mi teléfono' }) }).click()
  await field(page, 'second_factor.passkey_name').fill('Llave azul')
  await dialog.getByRole('button', { name: text('second_factor.passkey_save') }).click()
  await expect(page.getByText('Llave azul', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: text('second_factor.passkey_remove_title', 'es', { name: 'Llave azul' }) }).click()
  await dialog.getByLabel(text('personal.current_password'), { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: text('second_factor.passkey_remove'), exact: true }).click()
  await expect(page.getByText('Llave azul', { exact: true })).toHaveCount(0)

  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: text('login.passkey') }).click()
  await expect(page.getByText(text('login.passkey_unknown'))).toBeVisible()
})
