import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { secondFactorScreens } from '#domain/people/second-factor/second-factor.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { codeOf } from './support/app-codes.ts'
import { call } from './support/calls.ts'
import { expectFieldError, field } from './support/fields.ts'
import { acceptRole, registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { chooseForRow } from './support/row-actions.ts'
import { forgetSession, logInByCall, startSessionIn } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

async function giveLogin(page: Page, email: string) {
  await page.goto('/login')
  await field(page, 'login.email').fill(email)
  await field(page, 'login.password').fill(newPassword)
  await page.getByRole('button', { name: text('login.button'), exact: true }).click()
}

/** Gives the password, reads the key, and confirms the first code. Returns the key of the app and the recovery codes. */
async function setUp(page: Page) {
  await field(page, 'personal.current_password').last().fill(newPassword)
  await page.getByRole('button', { name: text('second_factor.continue') }).click()
  await expect(page.getByRole('img', { name: text('second_factor.qr') })).toBeVisible()
  await expectNoAccessibilityViolations(page)
  const shown = page.locator('p[translate="no"]')
  await expect(shown).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const key = (await shown.innerText()).replaceAll(' ', '')
  await field(page, 'second_factor.code').fill('12345')
  await field(page, 'second_factor.code').press('Enter')
  await expectFieldError(page, 'second_factor.code', 'second_factor.error.code')
  await field(page, 'second_factor.code').fill(codeOf(key))
  await field(page, 'second_factor.code').press('Enter')
  const codes = page.locator('ul[translate="no"] li')
  await expect(codes).toHaveCount(10)
  await expectNoAccessibilityViolations(page)
  return { key, codes: await codes.allInnerTexts() }
}

test('MFA-01 MFA-03 a person turns on two-step verification on a phone, and logs in with it and with a recovery code', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/40[03]|422/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const email = `dos-pasos-${randomUUID()}@example.com`
  await registerByCall(page.request, email)
  await giveLogin(page, email)
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await page.goto(accountScreens.account.to())
  await page.getByRole('button', { name: text('second_factor.set_up') }).click()
  const dialog = page.getByRole('dialog')
  const { key, codes } = await setUp(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: text('second_factor.download') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${text('second_factor.file_name')}.txt`)
  const words = await readFile(await file.path(), 'utf8')
  for (const part of [email, ...codes]) expect(words).toContain(part)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: text('second_factor.codes_leave_title') })
  await question.getByRole('button', { name: text('second_factor.codes_stay') }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByText(codes[0] ?? '')).toBeVisible()
  await dialog.getByRole('button', { name: text('second_factor.codes_saved') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('second_factor.codes_left', 'es', { count: 10 }))).toBeVisible()

  await forgetSession(page)
  await giveLogin(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.step_title'))
  await expectNoAccessibilityViolations(page)
  await field(page, 'login.step_code').fill('000000')
  await field(page, 'login.step_code').press('Enter')
  await expectFieldError(page, 'login.step_code', 'second_factor.error.code')
  const next = codeOf(key, 1)
  await field(page, 'login.step_code').fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await field(page, 'login.step_code').press('Enter')
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)

  await forgetSession(page)
  await giveLogin(page, email)
  await page.getByRole('button', { name: text('login.step_use_recovery') }).click()
  await field(page, 'login.step_recovery_code').fill((codes[0] ?? '').toUpperCase())
  await page.getByRole('button', { name: text('login.step_button'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await page.goto(accountScreens.account.to())
  await expect(page.getByText(text('second_factor.codes_left', 'es', { count: 9 }))).toBeVisible()
})

test('IDT-03 MFA-03 a role requires two-step verification: its holder sets it up first, and a colleague resets it', async ({
  page,
  mailbox,
  anotherPerson,
  startSession,
  expectConsoleError,
}) => {
  expectConsoleError(/40[013]|422/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession('admin')
  const admin = await logInByCall(page.request, cast.admin)
  const name = `Con dos pasos ${randomUUID().slice(0, 8)}`
  const { data: role } = await call(page.request, 'POST', '/api/roles', admin, {
    data: { name, description: 'Vacantes', module_1: 1 },
  })
  const email = `colega-${randomUUID()}@example.com`
  await registerByCall(page.request, email)
  const { data: people } = await call(page.request, 'GET', `/api/users?q=${email}`, admin)
  const given = { new_role_id: role.uuid, uuid_user: people[0].uuid }
  await call(page.request, 'POST', '/api/roles/user', admin, { data: given })
  await acceptRole(page.request, mailbox, email)
  const theirs = await anotherPerson()
  await theirs.setViewportSize({ width: 1280, height: 800 })
  await startSessionIn(theirs, { email, password: newPassword })
  await theirs.goto(dashboardScreens.dashboard.to())
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(`${roleScreens.roles.to()}?q=${encodeURIComponent(name)}`)
  await chooseForRow(page, name, 'roles.require_factor')
  const dialog = page.getByRole('alertdialog')
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('roles.require_factor_confirm') }).click()
  await expect(page.getByText(text('roles.with_factor', 'es', { description: 'Vacantes' }))).toBeVisible()

  await theirs.goto(vacancyScreens.staffVacancies.to())
  await expect(theirs).toHaveURL(new RegExp(`${secondFactorScreens.requiredFactor.to()}$`))
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(text('second_factor.required_title'))
  await setUp(theirs)
  await theirs.getByRole('button', { name: text('second_factor.codes_saved') }).click()
  await expect(theirs).toHaveURL(new RegExp(`${vacancyScreens.staffVacancies.to()}$`))

  await page.goto(userScreens.userProfile.to({ uuid: people[0].uuid }))
  await page.getByRole('button', { name: text('second_factor.reset'), exact: true }).click()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('second_factor.reset_confirm') }).click()
  await expect(page.getByText(text('second_factor.reset_done', 'es', { name: people[0].fullname }))).toBeVisible()
  await expect(page.getByRole('heading', { name: text('second_factor.of_person') })).toHaveCount(0)
  await theirs.goto(vacancyScreens.staffVacancies.to())
  await expect(theirs.getByText(text('login.expired'))).toBeVisible()
})
