import type { Locator, Page } from '@playwright/test'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { currencyScreens } from '#domain/hiring/currencies/currencies.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { passwordRules } from '#domain/people/accounts/password.rules.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { field } from './support/fields.ts'
import { applicants, applyTo, chooseInMenu, openNewBoard, openVacancies } from './support/hiring-board.ts'
import { makeSkillTest } from './support/skill-test.ts'
import { cast, expect, test, text } from './support/test.ts'

test('PRO-03 SHR-04 the confirmation of a deletion is described by the record and the consequences', async ({
  page,
  startSession,
}) => {
  await startSession('admin')
  await page.goto(currencyScreens.currencies.to())
  await page.getByRole('button', { name: text('common.delete_named', 'es', { name: 'USD' }) }).click()
  const question = page.getByRole('alertdialog', { name: text('common.delete_title') })
  await expect(question).toHaveAccessibleDescription(text('common.delete_question', 'es', { name: 'USD' }))
  await page.keyboard.press('Escape')
  const [one] = applicants
  await startSession('recruiter')
  await openNewBoard(page, [one])
  await chooseInMenu(page, one.name, text('board.remove'))
  const removal = page.getByRole('alertdialog', { name: text('board.remove') })
  await expect(removal).toHaveAccessibleDescription(text('board.remove_question', 'es', { name: one.name }))
})

/** Marks the live regions of the page. Screen readers announce only changes inside regions that existed before. */
async function markLiveRegions(page: Page) {
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('main [role="status"]')) region.setAttribute('data-story', 'existing')
  })
  return page.locator('[data-story="existing"]')
}

test('PRO-03 SHR-04 pages of a list, results of a search and empty results are announced', async ({ page, startSession }) => {
  await startSession('admin')
  await page.goto(`${vacancyScreens.staffVacancies.to()}?size=5`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const regions = await markLiveRegions(page)
  const heard = (words: string) => expect(regions.filter({ hasText: words })).toHaveCount(1)
  await heard(text('common.page_of', 'es', { page: 1, pages: 0 }).replace('0', ''))
  await page.getByRole('button', { name: text('common.next') }).click()
  await heard(text('common.page_of', 'es', { page: 2, pages: 0 }).replace('0', ''))
  await page.getByRole('searchbox', { name: text('common.search') }).fill('zzzz')
  await heard(text('common.no_results'))
  await page.getByRole('searchbox', { name: text('common.search') }).fill('')
  await heard(text('common.page_of', 'es', { page: 1, pages: 0 }).replace('0', ''))
  await expect(regions.filter({ hasText: text('common.no_results') })).toHaveCount(0)
})

test('REG-04 SHR-04 a new password is described by its rules, and required fields are marked as required', async ({ page }) => {
  await page.goto(accountScreens.register.to())
  const password = field(page, 'personal.password')
  const rules = (Object.keys(passwordRules) as (keyof typeof passwordRules)[]).map(
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
  await expect(page.getByRole('checkbox')).toHaveAttribute('required')
  // An untouched empty field is not invalid, and the browser shows no messages of its own.
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await page.goto(contactScreens.contact.to())
  await expect(field(page, 'contactus.message')).toHaveAttribute('required')
  await expect(page.getByLabel(text('contactus.phone'))).not.toHaveAttribute('required')
})

test('SHR-04 I18N-01 only texts in another language than the page are marked with their language', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
  site,
}) => {
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
  const hint = page.getByText(text('attempts.text_limit', 'es', { count: limits.text.paragraph }))
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

/** The language in which a screen reader reads an element. */
const languageOf = (words: Locator) => words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
