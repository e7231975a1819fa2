import { expectNoAccessibilityViolations } from './support/accessibility.ts'
import { field } from './support/fields.ts'
import { chooseInMenu, openNewBoard } from './support/hiring-board.ts'
import { fillInRegistration, newPassword, pdf, registerButton } from './support/registration.ts'
import { startAfresh } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const email = 'sin.confirmar@example.com'

test('REG-07 BRD-02 SPEC-56: staff see an address as unconfirmed until its person confirms it on the page', async ({
  page,
  startSession,
  anotherPerson,
  mailbox,
  expectConsoleError,
}) => {
  // The person opens the link on another device, where they are not logged in, and mistypes their password once.
  expectConsoleError(/403|422/)
  await startSession('recruiter')
  await openNewBoard(page, [])
  const [vacancy = ''] = /[\da-f-]{36}/.exec(page.url()) ?? []
  const password = { password: newPassword, repeat_password: newPassword }
  const fields = { name: 'Eva', lastname: 'Prueba', email, ...password, consent: 'true', language: 'en' }
  const multipart = { ...fields, vacancies: 'true', uuid_jobs: vacancy, file: pdf() }
  expect((await page.request.post('/api/users/register', { multipart })).status()).toBe(200)
  const badge = page.getByRole('dialog').getByText(text('notification.unconfirmed'))
  const openDialog = () => chooseInMenu(page, 'Eva Prueba', text('board.write'))
  await openDialog()
  await expect(badge).toBeVisible()

  const { html = '' } = await mailbox.waitFor({ to: email })
  const { pathname, search } = new URL(/href="([^"]+\/confirm\/[^"]+)"/.exec(html)?.[1] ?? '')
  const person = await anotherPerson()
  await person.setViewportSize({ width: 360, height: 740 })
  await person.goto(pathname + search)
  await expect(person.getByRole('heading', { level: 1 })).toHaveText(text('personal.confirm_title', 'en'))
  await expectNoAccessibilityViolations(person)
  await page.reload()
  await openDialog()
  await expect(badge).toBeVisible()

  await person.getByRole('button', { name: text('personal.confirm_button', 'en') }).click()
  await expect(person.getByText(text('personal.confirm_owner_intro', 'en'))).toBeVisible()
  await expectNoAccessibilityViolations(person)
  expect(await person.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(person.getByRole('link', { name: text('personal.confirm_new_password', 'en') })).toBeVisible()
  const ownPassword = person.getByLabel(text('personal.confirm_password', 'en'), { exact: true })
  await ownPassword.fill('Wrong.2026!')
  await person.getByRole('button', { name: text('personal.confirm_button', 'en') }).click()
  await expect(ownPassword).toHaveAccessibleDescription(text('personal.error.current_password_wrong', 'en'))
  await ownPassword.fill(newPassword)
  await person.getByRole('button', { name: text('personal.confirm_button', 'en') }).click()
  await expect(person.getByText(text('personal.confirm_success', 'en'))).toBeVisible()
  await expect(person.getByRole('link', { name: text('personal.confirm_go', 'en') })).toBeVisible()
  expect(await person.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await person.reload()
  await expect(person.getByText(text('personal.confirm_success', 'en'))).toBeVisible()
  await expect(person.getByRole('button', { name: text('personal.confirm_button', 'en') })).toBeHidden()
  await page.reload()
  await openDialog()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(badge).toBeHidden()
})

test('SPEC-56 a typo is asked about, an unconfirmed address has a notice, and an invalid link explains itself', async ({
  page,
  startSession,
  expectConsoleError,
  mailbox,
}) => {
  await test.step('SPEC-56: an invalid link explains itself and leads to the page that sends another one', async () => {
    expectConsoleError(/410/)
    await startSession('candidate')
    await page.goto('/confirm/nothing')
    await page.getByRole('button', { name: text('personal.confirm_button') }).click()
    await expect(page.getByRole('alert').filter({ hasText: text('personal.error.confirm_link') })).toBeFocused()
    await expect(page.getByRole('button', { name: text('personal.confirm_button') })).toBeHidden()
    await page.getByRole('link', { name: text('personal.confirm_another') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.title'))
  })
  await test.step('SPEC-56: a probable typo in an address is asked about once; an unconfirmed address shows a notice', async () => {
    await startAfresh(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/register')
    await fillInRegistration(page, 'mal.escrito@gmial.com')
    await page.getByRole('button', { name: text('common.email_correct') }).click()
    await expect(field(page, 'personal.email')).toHaveValue('mal.escrito@gmail.com')
    await expect(field(page, 'personal.email')).toBeFocused()
    await field(page, 'personal.email').fill('bien.escrito@gmial.com')
    await page.getByRole('button', { name: text('common.email_keep') }).click()
    await expect(page.getByRole('button', { name: text('common.email_keep') })).toBeHidden()
    await field(page, 'personal.cv').setInputFiles(pdf())
    await registerButton(page).click()
    await expect(page.getByText(text('personal.register_success'))).toBeVisible()
    for (const at of ['/profile', '/profile/Dashboard']) {
      await page.goto(at)
      await expect(page.getByText(text('account.confirm_first', 'es', { email: 'bien.escrito@gmial.com' }))).toBeVisible()
      await expect(page.getByRole('link', { name: text('account.confirm_wrong') })).toHaveCount(at === '/profile' ? 0 : 1)
      await expectNoAccessibilityViolations(page)
    }
    await page.getByRole('button', { name: text('account.confirm_again') }).click()
    await expect(page.getByText(text('account.confirm_kept'))).toBeVisible()
    const { html = '' } = await mailbox.waitFor({
      to: 'bien.escrito@gmial.com',
      subject: new RegExp(text('personal.confirm_title')),
    })
    await page.goto(new URL(/href="([^"]+\/confirm\/[^"]+)"/.exec(html)?.[1] ?? '').pathname)
    await page.getByRole('button', { name: text('personal.confirm_button') }).click()
    await expect(page.getByText(text('personal.confirm_success'))).toBeVisible()
    await page.getByRole('link', { name: text('personal.confirm_applications') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('applications.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: text('account.confirm_again') })).toBeHidden()
  })
})
