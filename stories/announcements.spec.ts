import type { Locator } from '@playwright/test'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { passwordRules } from '#domain/people/accounts/password.rules.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { field } from './support/fields.ts'
import { applicants, applyTo, openNewBoard, openVacancies } from './support/hiring-board.ts'
import { consentBox } from './support/registration.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { cast, expect, test, text } from './support/test.ts'

test('REG-04 SHR-04 I18N-01 fields are described and required, and texts in another language are marked', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
  site,
}) => {
  await test.step('REG-04 SHR-04 a new password is described by its rules, and required fields are marked as required', async () => {
    await page.goto(accountScreens.register.to())
    const password = field(page, 'personal.password')
    const rules = ([...Object.keys(passwordRules), 'guess'] as (keyof typeof passwordRules | 'guess')[]).map(
      (rule) => `${text(`personal.password_rule.${rule}`)} ${text('personal.password_rule_unmet')}`,
    )
    await expect(password).toHaveAccessibleDescription([text('personal.password_rules'), ...rules].join(' '))
    for (const label of [
      'personal.name',
      'personal.email',
      'personal.password',
      'personal.repeat_password',
      'personal.cv',
    ] as const)
      await expect(field(page, label), label).toHaveAttribute('required')
    await expect(consentBox(page)).toHaveAttribute('required')
    // An untouched empty field is not invalid, and the browser shows no messages of its own.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await expect(page.locator('form')).toHaveAttribute('novalidate')
    await page.goto(contactScreens.contact.to())
    await expect(field(page, 'contactus.message')).toHaveAttribute('required')
    await expect(page.getByLabel(text('contactus.phone'))).not.toHaveAttribute('required')
  })
  await test.step('SHR-04 I18N-01 only texts in another language than the page are marked with their language', async () => {
    const skill = await makeSkillTest(page.request, 'candidate', { language: 'en', texts: 10 })
    await startSession('candidate')
    await page.goto(skill.at)
    await page.getByRole('button', { name: text('attempts.take_in_en') }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: text('attempts.start') }).click()
    const question = page.getByText(new RegExp(`^\\d+: ${skill.uuid}$`))
    await expect(question).toHaveAttribute('lang', 'en')
    await expect(question).toHaveAttribute('translate', 'no')
    await expect(page.getByRole('textbox')).toHaveAttribute('lang', 'en')
    const hint = page.getByText(text('attempts.text_limit', 'es', { limit: limits.text.paragraph.toLocaleString('es-CO') }))
    expect(await languageOf(hint)).toBe('es')

    const staff = await anotherPerson()
    await site.prefer('en', staff)
    await startSession('recruiter', staff)
    const name = await openNewBoard(staff, [applicants[1]], 'en')
    expect(await languageOf(staff.getByRole('heading', { level: 1 }).getByText(name))).toBe('es')
    await staff.goto(vacancyScreens.staffVacancies.to())
    expect(await languageOf(staff.getByRole('rowheader').getByText(name))).toBe('es')
    const applicant = await anotherPerson()
    await site.prefer('en', applicant)
    await loginAs('eager', applicant)
    await applyTo(page.request, cast.eager, await openVacancies(staff, 1))
    await applicant.goto(applicationScreens.myApplications.to())
    await expect(applicant.locator('html')).toHaveAttribute('lang', 'en')
    expect(await languageOf(applicant.getByRole('heading', { level: 2 }).getByRole('link').first())).toBe('es')
  })
})

/** The language in which a screen reader reads an element. */
const languageOf = (words: Locator) => words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
