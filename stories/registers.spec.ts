import { type Language, languages } from '#domain/kernel/languages.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { passwordRules } from '#domain/people/accounts/password.rules.ts'
import { expectFieldError, expectNoFieldError, field, switchLanguage } from './support/fields.ts'
import {
  consentBox,
  expectRegistrationFilledIn,
  fillInRegistration,
  newPassword,
  pdf,
  registerButton,
} from './support/registration.ts'
import { findVacancies } from './support/screens.ts'
import { startAfresh } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('REG-01 REG-04 SHR-02 I18N-06 the registration reports wrong fields and weak passwords in both languages', async ({
  page,
}) => {
  await test.step('REG-04 the rules of a password are ticked off, and both passwords are compared with each change', async () => {
    await page.goto('/register')
    const first = field(page, 'personal.password')
    const second = field(page, 'personal.repeat_password')
    const rule = (name: keyof typeof passwordRules | 'guess') =>
      page.getByRole('listitem').filter({ hasText: text(`personal.password_rule.${name}`) })
    const steps = [
      ['q', 'lower'],
      ['Q', 'upper'],
      ['2', 'digit'],
      ['¿', 'special'],
      ['uarr', 'length'],
      ['zo', 'guess'],
    ] as const
    for (const name of Object.keys(passwordRules) as (keyof typeof passwordRules)[])
      await expect(rule(name)).toContainText(text('personal.password_rule_unmet'))
    // Key presses, unlike fill, do not wait until the field is enabled.
    await expect(first).toBeEnabled()
    for (const [typed, name] of steps) {
      await first.pressSequentially(typed)
      await expect(rule(name)).toContainText(text('personal.password_rule_met'))
    }
    await first.fill('Abcdef1!')
    await expect(rule('special')).toContainText(text('personal.password_rule_met'))
    await expect(rule('guess')).toContainText(text('personal.password_rule_unmet'))
    await first.fill('Password.1')
    await first.blur()
    await expectFieldError(page, 'personal.password', 'personal.error.password_common')
    await first.fill('solominusculas')
    await expectFieldError(page, 'personal.password', 'personal.error.password_pattern')
    await first.fill(newPassword)
    await second.fill(`${newPassword}?`)
    await second.blur()
    await expectFieldError(page, 'personal.repeat_password', 'personal.error.password_not_match')
    await first.fill(`${newPassword}?`)
    await expectNoFieldError(page, 'personal.repeat_password')
  })
  await test.step('SHR-02 the list of fields to correct names as many as are counted, the consent too', async () => {
    await page.goto('/register')
    await registerButton(page).click()
    await expect(page.getByText(text('common.form_has_errors', 'es', { count: 7 }))).toBeVisible()
    const listed = page.getByRole('navigation', { name: text('common.wrong_fields') }).getByRole('link')
    await expect(listed).toHaveCount(7)
    await listed.last().click()
    await expect(consentBox(page)).toBeFocused()
  })
  await test.step('REG-01 I18N-06 all errors show at once and follow the language switch', async () => {
    await page.goto('/register')
    await registerButton(page).click()
    const rules = [
      ['personal.name', 'personal.error.name_required'],
      ['personal.lastname', 'personal.error.last_required'],
      ['personal.email', 'personal.error.email_required'],
      ['personal.password', 'personal.error.password_required'],
      ['personal.repeat_password', 'personal.error.password_required'],
      ['personal.cv', 'portfolio.error.file_required'],
    ] as const
    const expectRulesIn = async (shown: Language) => {
      for (const [label, error] of rules) await expectFieldError(page, label, error, shown)
      await expect(consentBox(page)).toHaveAccessibleDescription(text('personal.error.consent_required', shown))
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        text('common.form_has_errors', shown, { count: 7 }),
      )
    }
    await expectRulesIn('es')
    await expect(field(page, 'personal.name')).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await switchLanguage(page, 'es')
    await expectRulesIn('en')
  })
})

test('REG-01 REG-03 AUTH-02 I18N-06 SHR-02 a taken address is reported early and on sending, and leads to the login', async ({
  page,
  anotherPerson,
  site,
  expectConsoleError,
}) => {
  await test.step('AUTH-02 REG-01 a typed address is carried between registration, login and recovery', async () => {
    await page.goto('/register')
    await field(page, 'personal.email').fill('ana.perez@example.com')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('personal.register_go_login') })
      .click()
    // Both forms have a field of this name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.title'))
    await expect(field(page, 'login.email')).toHaveValue('ana.perez@example.com')
    await field(page, 'login.email').fill('ana.diaz@example.com')
    await page.getByRole('button', { name: text('login.open_register') }).click()
    await expect(field(page, 'personal.email')).toHaveValue('ana.diaz@example.com')
    await page.getByRole('button', { name: text('login.close_register') }).click()
    await page.getByRole('link', { name: text('login.forgot') }).click()
    await expect(page.getByRole('main').locator('input[type=email]')).toHaveValue('ana.diaz@example.com')
  })
  await test.step('REG-03 the error of a taken address links to the login, from the page and the panel', async () => {
    for (const [place, language] of [
      ['page', 'es'],
      ['panel', 'en'],
    ] as const) {
      const page = await anotherPerson()
      expectConsoleError(/getEmail/)
      await site.prefer(language, page)
      await page.goto(place === 'page' ? '/register' : '/login')
      if (place === 'panel') await page.getByRole('button', { name: text('login.open_register', language) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('personal.register_title', language))
      const email = field(page, 'personal.email', language)
      await email.fill(cast.candidate.email)
      await email.press('Tab')
      await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate', language)
      await page
        .locator('form')
        .getByRole('link', { name: text('personal.register_go_login', language), exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.title', language))
    }
  })
  await test.step('REG-03 I18N-06 a taken address is reported on blur, stays reported on sending and clears on a change', async () => {
    await startAfresh(page)
    expectConsoleError(/getEmail/)
    await page.goto('/register')
    const email = field(page, 'personal.email')
    await email.fill(cast.candidate.email.toUpperCase())
    await email.press('Tab')
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await fillInRegistration(page, cast.candidate.email)
    await field(page, 'personal.cv').setInputFiles(pdf())
    await registerButton(page).click()
    await expect(field(page, 'personal.email')).toBeFocused()
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate')
    expect(sent.filter((url) => url.endsWith('/register'))).toEqual([])
    await switchLanguage(page, 'es')
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate', 'en')
    const free = page.waitForResponse((answer) => answer.url().endsWith('/api/users/getEmail') && answer.ok())
    await field(page, 'personal.email', 'en').fill('libre@example.com')
    await expectNoFieldError(page, 'personal.email', 'en')
    await field(page, 'personal.email', 'en').blur()
    await free
    await expectNoFieldError(page, 'personal.email', 'en')
  })
  await test.step('REG-03 I18N-06 SHR-02 the server refuses a taken address that the early check missed, and the form stays', async () => {
    await startAfresh(page)
    expectConsoleError(/getEmail|register|ERR_FAILED/)
    // The early check fails, so only the registration detects the taken address.
    await page.route('**/api/users/getEmail', (route) => route.abort())
    let registrations = 0
    page.on('request', (request) => (registrations += Number(request.url().endsWith('/api/users/register'))))
    await page.goto('/register')
    await fillInRegistration(page, cast.candidate.email)
    await field(page, 'personal.cv').setInputFiles(pdf())
    await registerButton(page).click()
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate')
    await expect(field(page, 'personal.email')).toBeFocused()
    await expectRegistrationFilledIn(page, cast.candidate.email)
    await expect(page.getByText('hoja-de-vida.pdf')).toBeVisible()
    await registerButton(page).click()
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate')
    expect(registrations).toBe(1)
    await switchLanguage(page, 'es')
    await expectFieldError(page, 'personal.email', 'personal.error.email_duplicate', 'en')
    await expectRegistrationFilledIn(page, cast.candidate.email, 'en')
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('REG-10 the button that registers ends above 1,200 px, with controls of 44 px, in both languages', async ({
    page,
    request,
  }) => {
    const { open } = await findVacancies(request)
    for (const at of [accountScreens.register.to(), accountScreens.registerAndApply.to({ uuid: open })])
      for (const lang of languages) {
        await page.goto(`${at}?lang=${lang}`)
        const form = page.locator('form')
        await expect(field(page, 'personal.name', lang)).toBeEnabled()
        const button = await form.locator('[type="submit"]').boundingBox()
        expect((button?.y ?? 0) + (button?.height ?? Number.NaN), `${at} ${lang}`).toBeLessThanOrEqual(1200)
        const heights = await form
          .locator('input:not([type="checkbox"], [type="file"]), button')
          .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
        expect(Math.min(...heights.filter(Boolean)), `${at} ${lang}`).toBeGreaterThanOrEqual(44)
      }
  })
})
