import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import type { RoleView } from '#domain/people/roles/roles.contract.ts'
import { call } from './support/calls.ts'
import { field } from './support/fields.ts'
import { anotherPassword, linkIn } from './support/recovery.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const email = 'colega.invitada@example.com'

test('AUTH-09 USR-01 ACC-07 an invited colleague sets a password, starts at the dashboard and has an account page', async ({
  page,
  mailbox,
}) => {
  const token = await logInByCall(page.request, cast.admin)
  const { data: roles } = (await call(page.request, 'GET', '/api/roles?size=100', token)) as { data: RoleView[] }
  const role = roles.find(({ built_in }) => built_in === null)?.uuid
  const data = { name: 'Carla', lastname: 'Invitada', email, role, language: 'en' }
  await call(page.request, 'POST', '/api/users/invitations', token, { data })

  await page.goto(linkIn(await mailbox.waitFor({ to: email, subject: /Your invitation/ }), 'invitation'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('invitation.title', 'en'))
  await expect(page.getByText(email)).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await field(page, 'personal.password', 'en').fill(anotherPassword)
  await field(page, 'personal.repeat_password', 'en').fill(anotherPassword)
  await page.getByRole('button', { name: text('invitation.button', 'en') }).click()
  // The bar has a link with the same name in English.
  await page
    .getByRole('main')
    .getByRole('link', { name: text('recovery.go_login', 'en') })
    .click()
  await field(page, 'login.email', 'en').fill(email)
  await field(page, 'login.password', 'en').fill(anotherPassword)
  await page.getByRole('button', { name: text('login.button', 'en'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.title', 'en'))

  await page.goto(profileSections.personal.to())
  await expect(page).toHaveURL(new RegExp(`${accountScreens.staffAccount.to()}$`))
  await field(page, 'personal.lastname', 'en').fill('Ríos')
  await page.getByRole('button', { name: text('personal.button', 'en') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Carla Ríos' })).toBeVisible()
})
