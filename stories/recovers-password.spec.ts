import pg from 'pg'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { field } from './support/fields.ts'
import { anotherPassword, linkIn, registerByCall } from './support/recovery.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test.use({ engine: 'postgres' })

test('AUTH-08 AUTH-09 a person replaces a forgotten password with a link by e-mail, on a phone', async ({
  page,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(/404/)
  const email = 'nora.olvida@example.com'
  await registerByCall(page.request, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await page.getByRole('link', { name: text('login.forgot') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recovery.title'))
  await field(page, 'personal.email').fill('nadie.aqui@example.com')
  await page.getByRole('button', { name: text('recovery.button') }).click()
  await expect(field(page, 'personal.email')).toHaveAccessibleDescription(text('contactus.emailNoValid'))
  await expect(field(page, 'personal.email')).toBeFocused()
  await field(page, 'personal.email').fill(email)
  await page.getByRole('button', { name: text('recovery.button') }).click()
  await expect(page.getByText(text('recovery.kept'))).toBeVisible()
  await expectNoAccessibilityViolations(page)

  const link = linkIn(await mailbox.waitFor({ to: email, subject: 'Crea una contraseña nueva' }), 'reset')
  const answer = await page.goto(link)
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recovery.reset_title'))
  await field(page, 'personal.password').fill(anotherPassword)
  await field(page, 'personal.repeat_password').fill('otra cosa')
  await page.getByRole('button', { name: text('recovery.reset_button') }).click()
  await expect(page.getByText(text('personal.error.password_not_match'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await field(page, 'personal.repeat_password').fill(anotherPassword)
  await page.getByRole('button', { name: text('recovery.reset_button') }).click()
  await expect(page.getByText(text('recovery.success'))).toBeVisible()
  await page.getByRole('link', { name: text('recovery.go_login') }).click()
  await field(page, 'login.email').fill(email)
  await field(page, 'login.password').fill(anotherPassword)
  await page.getByRole('button', { name: text('login.button'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recovery.used_title'))
  await expect(page.getByText(text('recovery.error.used'))).toBeVisible()
})

test('AUTH-09 LOG-03 an expired link offers a new one, and a made-up link is not found', async ({
  page,
  site,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(/404|410/)
  const email = 'nora.tarde@example.com'
  await registerByCall(page.request, email)
  await page.request.post('/api/forgot', { data: { email, lang: 'en' } })
  const link = linkIn(await mailbox.waitFor({ to: email, subject: 'Create a new password' }), 'reset')
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  await client.query('update account_links set expires_at = now() where email = $1', [email])
  await client.end()
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recovery.expired_title', 'en'))
  await expect(page.getByText(text('recovery.error.expired', 'en'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('link', { name: text('recovery.ask_again', 'en') }).click()
  await expect(page).toHaveURL(/\/Forgot/)

  expect((await page.goto(accountScreens.reset.to({ token: 'made-up' })))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('menu.404', 'en'))
  await expect(page.getByText(text('menu.error_token', 'en'))).toBeVisible()
  await expect(page.getByRole('link', { name: text('recovery.ask_again', 'en') })).toBeVisible()
  await page.getByRole('link', { name: text('menu.back_home', 'en') }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})
