import type { Locator } from '@playwright/test'
import { chooseForRow } from './support/row-actions.ts'
import { pressLanguageSwitch } from './support/switching.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { fillVacancy, salaryMode, saveVacancy, skillsField, skillTags } from './support/vacancy-form.ts'

test('JOB-02 a salary is formatted while typing in the format of the language, in three modes', async ({
  page,
  startSession,
}) => {
  await startSession('recruiter')
  await page.goto('/vacancies/admin/add-jobs')
  const single = page.getByLabel(text('vacancies.form.salary'), { exact: true })
  await expect(single).toBeDisabled()
  await salaryMode(page, 'range').check()
  const least = page.getByLabel(text('vacancies.form.salary_min'))
  const most = page.getByLabel(text('vacancies.form.salarymax'))
  await least.pressSequentially('150000050')
  await expect(least).toHaveValue('1.500.000,50')
  await least.press('Home')
  await least.press('Delete')
  await least.pressSequentially('2')
  await expect(least).toHaveValue('2.500.000,50')
  await most.pressSequentially('2500000')
  await most.press('Tab')
  await expect(page.getByText(text('vacancies.error.minsalary_above_maxsalary'))).toBeVisible()
  await most.press('End')
  await most.pressSequentially('00')
  await expect(most).toHaveValue('2.500.000,00')
  await pressLanguageSwitch(page, 'es')
  await expect(page.getByLabel(text('vacancies.form.salary_min', 'en'))).toHaveValue('2,500,000.50')
  await pressLanguageSwitch(page, 'en')
  await salaryMode(page, 'agreed').check()
  await expect(single).toBeDisabled()
  await expect(single).toHaveValue('')
  await expect(most).toBeHidden()
})

/** Pastes a text from the clipboard. */
async function paste(field: Locator, words: string): Promise<void> {
  await field.evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, words)
}

test('JOB-02 SPEC-69: the published salary shows below the field, and an unusually low one is asked about once', async ({
  page,
  startSession,
}) => {
  await startSession('recruiter')
  await page.goto('/vacancies/admin/add-jobs')
  const shown = page.getByRole('status').filter({ hasText: text('vacancies.form.salary_shown') })
  await expect(shown).toContainText('a convenir')
  await fillVacancy(page, 'Tornero de precisión')
  await salaryMode(page, 'single').check()
  const salary = page.getByLabel(text('vacancies.form.salary'), { exact: true })
  await expect(shown).toBeHidden()
  await salary.pressSequentially('2500000')
  await expect(shown).toContainText('COP 25.000 al mes')

  let saves = 0
  page.on('request', (request) => (saves += Number(request.url().endsWith('/api/jobs/save'))))
  const question = page.getByRole('alertdialog')
  await saveVacancy(page, 'add').click()
  await expect(question).toContainText(text('vacancies.form.salary_doubt', 'es', { currency: 'COP', salary: '25.000' }))
  await expectNoAccessibilityViolations(page)
  await question.getByRole('button', { name: text('common.ask_back') }).click()
  await expect(question).toBeHidden()
  expect(saves).toBe(0)

  await paste(salary, '$ 3.500.000')
  await expect(salary).toHaveValue('3.500.000,00')
  await expect(shown).toContainText('COP 3.500.000 al mes')
  await paste(salary, 'a convenir')
  await expect(salary).toHaveValue('3.500.000,00')
  // A whole amount would be published as 25; the question says so in every currency.
  await page.getByLabel(text('vacancies.form.currency'), { exact: true }).selectOption('USD')
  await salary.fill('')
  await salary.pressSequentially('2500')
  await saveVacancy(page, 'add').click()
  await expect(question).toContainText(text('vacancies.form.salary_doubt', 'es', { currency: 'USD', salary: '25' }))
  await question.getByRole('button', { name: text('common.ask_confirm') }).click()
  await expect(page.getByText(text('common.added', 'es', { name: 'Tornero de precisión' }))).toBeVisible()
  expect(saves).toBe(1)

  await chooseForRow(page, 'Tornero de precisión', 'common.edit')
  await page.getByLabel(text('vacancies.form.cant_vacant')).fill('4')
  await saveVacancy(page, 'edit').click()
  await expect(page.getByText(text('common.modified', 'es', { name: 'Tornero de precisión' }))).toBeVisible()
})

test('JOB-02 SHR-04 skills are found, chosen and removed by keyboard alone, also on a phone', async ({ page, startSession }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession('recruiter')
  await page.goto('/vacancies/admin/add-jobs')
  const skills = skillsField(page)
  const options = page.getByRole('listbox').getByRole('option')
  await skills.focus()
  await page.keyboard.type('ingles')
  await expect(options).toHaveText(['Inglés'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(options).not.toHaveCount(1)
  await page.keyboard.type('sql')
  await expect(options).toHaveText(['SQL'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('vacancies.error.name_job'), { exact: true })).toBeHidden()
  await expect(skills).toBeFocused()
  await expect(skills).toHaveValue('')
  await expect(skillTags(page)).toHaveText(['Inglés', 'SQL'])
  await expectNoAccessibilityViolations(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await page.keyboard.press('Tab')
  await expect(skillTags(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(skillTags(page)).toHaveText(['Inglés'])
  await expect(skillTags(page)).toBeFocused()
  await page.getByRole('button', { name: text('common.remove_named', 'es', { name: 'Inglés' }), exact: true }).click()
  await expect(skillTags(page)).toHaveCount(0)
  await saveVacancy(page, 'add').click()
  await expect(skills).toHaveAccessibleDescription(new RegExp(text('vacancies.error.skills')))
  await expect(skills).toHaveAttribute('aria-invalid', 'true')
  await skills.click()
  await page.keyboard.type('zzzz')
  await expect(page.getByText(text('common.no_results'))).toBeVisible()
})
