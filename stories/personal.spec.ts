import type { Page } from '@playwright/test'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { expectFieldError, expectNoFieldError, field, switchLanguage } from './support/fields.ts'
import { logInHere } from './support/login.ts'
import { fillInRegistration, newPassword, pdf, registerButton } from './support/registration.ts'
import { startAfresh } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: text('personal.button'), exact: true })

/** The page's date, minus some years and plus some days. A 29th of February becomes the 28th. */
function yearsAgo(page: Page, years: number, daysLater = 0): Promise<string> {
  return page.evaluate(
    ([back, later]) => {
      const now = new Date()
      const [year, month] = [now.getFullYear() - back, now.getMonth()]
      const day = Math.min(now.getDate(), new Date(year, month + 1, 0).getDate())
      return new Date(year, month, day + later).toLocaleDateString('en-CA')
    },
    [years, daysLater] as const,
  )
}

const required = [
  ['personal.name', 'personal.error.name_required'],
  ['personal.lastname', 'personal.error.last_required'],
  ['personal.date_of_birth', 'personal.error.dob_required'],
  ['personal.email', 'personal.error.email_required'],
  ['personal.personal_phone', 'personal.error.phone_required'],
  ['personal.address', 'personal.error.address_required'],
  ['personal.state', 'personal.error.state_required'],
  ['personal.country', 'personal.error.country_required'],
  ['personal.zip_code', 'personal.error.zip_required'],
  ['personal.about_me', 'personal.error.about_required'],
] as const

test('PRO-02 SHR-02 I18N-06 the form reports what is missing or wrong, and a failed profile is read again', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  await test.step('PRO-02 a website is empty or a web address, to which a missing https:// is added', async () => {
    await loginAs('candidate')
    await page.getByText(text('personal.more_contact')).click()
    const website = page.getByLabel(`${text('personal.website')} (${text('common.optional')})`, { exact: true })
    await website.fill('ftp://ejemplo.com')
    await website.blur()
    await expect(website).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(text('personal.error.website'))).toBeVisible()
    await website.fill('ejemplo.com/yo')
    await save(page).click()
    await expect(page.getByText(text('personal.success'))).toBeVisible()
    await expect(website).toHaveValue('https://ejemplo.com/yo')
    await website.fill('')
    const emptied = page.waitForResponse('**/api/users/save/personal')
    await save(page).click()
    expect((await emptied).ok()).toBe(true)
    await expect(save(page)).not.toHaveAttribute('aria-busy')
    await page.reload()
    await expect(website).toHaveValue('')
    await expect(page.getByText(text('common.draft_restored'))).toBeHidden()
  })
  await test.step('PRO-02 a date of birth must be at least fifteen years ago, to the day', async () => {
    await startAfresh(page)
    await loginAs('candidate')
    const birth = field(page, 'personal.date_of_birth')
    const leaveWith = async (day: string) => {
      await birth.fill(day)
      await birth.blur()
    }
    await leaveWith(await yearsAgo(page, 0, 1))
    await expectFieldError(page, 'personal.date_of_birth', 'personal.error.dob_future')
    await leaveWith(await yearsAgo(page, limits.minimumAgeYears, 1))
    await expectFieldError(page, 'personal.date_of_birth', 'personal.error.dob_before')
    await leaveWith('1801-01-01')
    await expectFieldError(page, 'personal.date_of_birth', 'personal.error.dob_early')
    await leaveWith(await yearsAgo(page, limits.minimumAgeYears))
    await expectNoFieldError(page, 'personal.date_of_birth')
  })
  await test.step('SHR-02 a profile that fails to load says so and loads after a retry', async () => {
    await startAfresh(page)
    expectConsoleError(/500/)
    await loginAs('candidate')
    await page.route('**/api/users/get/personal', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(page.getByText(text('common.load_failed'))).toBeVisible()
    await page.unroute('**/api/users/get/personal')
    await page.getByRole('button', { name: text('common.try_again') }).click()
    await expect(field(page, 'personal.email')).toHaveValue(cast.candidate.email)
  })
  await test.step('PRO-02 I18N-06 all missing fields are reported at once and follow the language switch', async () => {
    await startAfresh(page)
    await loginAs('candidate')
    for (const [label] of required) await field(page, label).fill('')
    await save(page).click()
    const expectRulesIn = async (shown: Language) => {
      for (const [label, error] of required) await expectFieldError(page, label, error, shown)
      const summary = text('common.form_has_errors', shown, { count: required.length })
      await expect(page.getByRole('alert').filter({ hasText: summary })).toBeVisible()
    }
    await expectRulesIn('es')
    await expect(field(page, 'personal.name')).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await switchLanguage(page, 'es')
    await expectRulesIn('en')
  })
  await test.step('PRO-02 I18N-06 a new e-mail address requires the password, and a taken one is refused at its field', async () => {
    await startAfresh(page)
    expectConsoleError(/personal/)
    await page.setViewportSize({ width: 360, height: 740 })
    await loginAs('candidate')
    const password = field(page, 'personal.current_password')
    await expect(password).toBeHidden()
    await field(page, 'personal.email').fill(cast.recruiter.email)
    await save(page).click()
    await expectFieldError(page, 'personal.current_password', 'personal.error.current_password')
    await expect(password).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await password.fill('Wrong.2026!')
    await save(page).click()
    await expectFieldError(page, 'personal.current_password', 'personal.error.current_password_wrong')
    await password.fill(cast.candidate.password)
    await save(page).click()
    await expectFieldError(page, 'personal.email', 'personal.error.email_taken')
    await expect(field(page, 'personal.email')).toBeInViewport()
    await switchLanguage(page, 'es')
    await expectFieldError(page, 'personal.email', 'personal.error.email_taken', 'en')
    await field(page, 'personal.email', 'en').fill(` ${cast.candidate.email.toUpperCase()}`)
    await expect(field(page, 'personal.current_password', 'en')).toBeHidden()
  })
})

test('PRO-01 PRO-02 SHR-01 a new candidate completes the form and changes the address, which notifies the old one', async ({
  page,
  mailbox,
}) => {
  await page.goto('/register')
  await fillInRegistration(page, 'se-muda@example.com')
  await field(page, 'personal.cv').setInputFiles(pdf())
  await registerButton(page).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  await page.goto('/profile')
  await expect(page.getByText(text('profile.incomplete'))).toBeVisible()
  await field(page, 'personal.date_of_birth').fill('1990-02-28')
  await field(page, 'personal.personal_phone').fill('+57 300 000 0000')
  await field(page, 'personal.address').fill('Calle de Ejemplo 1')
  await field(page, 'personal.state').fill('Cundinamarca')
  await field(page, 'personal.country').fill('Colombia')
  await field(page, 'personal.zip_code').fill('110111')
  await field(page, 'personal.about_me').fill('Una línea.\nOtra línea.')
  await save(page).click()
  const banner = page.getByRole('status').filter({ hasText: text('personal.success') })
  await expect(banner).toContainText(text('common.success'))
  // The banner stays while the pointer is over it.
  await banner.getByRole('button', { name: text('common.close') }).hover()
  await expect(page.getByText(text('profile.incomplete'))).toBeHidden()
  await expectNoAccessibilityViolations(page)
  await banner.getByRole('button', { name: text('common.close') }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(field(page, 'personal.about_me')).toHaveValue('Una línea.\nOtra línea.')

  await field(page, 'personal.email').fill('mudada@example.com')
  await field(page, 'personal.current_password').fill(newPassword)
  await save(page).click()
  await expect(page.getByText(text('personal.success_address', 'es', { email: 'mudada@example.com' }))).toBeVisible()
  await expect(field(page, 'personal.current_password')).toBeHidden()
  await mailbox.waitFor({ to: 'se-muda@example.com', subject: 'Cambió el correo de tu cuenta' })
  await page.reload()
  await expect(field(page, 'personal.email')).toHaveValue('mudada@example.com')
})

test('SHR-02 SPEC-11 leaving the form asks about changes and discards them; a logout keeps them as a draft', async ({
  page,
  loginAs,
}) => {
  await test.step('SHR-02 after saving, leaving the form asks only about later changes', async () => {
    await loginAs('candidate')
    const applications = page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.menu.applications') })
    const question = page.getByText(text('common.leave_question'))
    await field(page, 'personal.address').fill('Calle de Ejemplo 2')
    await applications.click()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: text('common.leave_stay') }).click()
    await expect(question).toBeHidden()
    await save(page).click()
    await expect(page.getByText(text('personal.success'))).toBeVisible()
    await field(page, 'personal.address').fill('Calle de Ejemplo 3')
    await applications.click()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: text('common.leave_stay') }).click()
    // An open dialog blocks typing behind it.
    await expect(question).toBeHidden()
    await field(page, 'personal.address').fill('Calle de Ejemplo 2')
    // Waits until the page has rendered the typed text.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await applications.click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
  })
  await test.step('SHR-02 SPEC-11: leaving a form discards its changes, while logging out keeps them as a draft', async () => {
    await startAfresh(page)
    const typed = 'Calle de Ejemplo 99'
    await loginAs('candidate')
    const address = field(page, 'personal.address')
    const saved = await address.inputValue()
    await address.fill(typed)
    await page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.menu.applications') })
      .click()
    await page.getByRole('button', { name: text('common.leave_confirm') }).click()
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.menu.profile') })
      .click()
    await expect(address).toHaveValue(saved)
    await expect(page.getByText(text('common.draft_restored'))).toBeHidden()

    await address.fill(typed)
    await page.getByRole('button', { name: text('menu.logout') }).click()
    // Leaving while the home page loads its data makes the router log an aborted request.
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: text('menu.login') }).click()
    await logInHere(page, 'candidate')
    await expect(page).toHaveURL(/\/profile\/Dashboard$/)
    await page.goto('/profile')
    await expect(page.getByText(text('common.draft_restored'))).toBeVisible()
    await expect(address).toHaveValue(typed)
  })
})
