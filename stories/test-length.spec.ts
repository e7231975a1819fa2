import type { Page } from '@playwright/test'
import { leastQuestions, mostQuestions } from '#domain/assessment/skills/skills.rules.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { chooseForRow } from './support/row-actions.ts'
import { makeSkillTest, type SkillTest } from './support/skill-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { fillVacancy, saveVacancy } from './support/vacancy-form.ts'

/** The bank of the story has ten questions, so that a test has at most ten. */
const most = 10

const heading = (page: Page, number: number, language: Language) =>
  page.getByRole('heading', { level: 1, name: text('attempts.where_at_most', language, { number, count: most }), exact: true })

/** Starts a test whose number of questions varies, and answers all questions right until it ends. */
async function takeUntilClear(page: Page, { at, skill }: SkillTest, language: Language) {
  await page.goto(at)
  await expect(page.getByText(text('attempts.expect.varied', language, { least: leastQuestions, most }))).toBeVisible()
  await expect(page.getByText(text('attempts.expect.varied_why', language))).toBeVisible()
  await expect(page.getByText(text('attempts.expect.limit_varied', language, { count: 10, seconds: 60 }))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('checkbox', { name: text('attempts.agree', language) }).check()
  await page.getByRole('button', { name: text('attempts.start', language) }).click()
  for (let number = 1; number <= leastQuestions; number += 1) {
    await expect(heading(page, number, language)).toBeVisible()
    await expect(page.locator('progress')).toHaveCount(0)
    await page.getByRole('radio', { name: 'A', exact: true }).check()
    await page.getByRole('button', { name: text('attempts.next', language) }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.thanks', language, { skill }))
  await expect(page.getByText(text('attempts.ending.clear', language, { count: leastQuestions }))).toBeVisible()
  await expectNoAccessibilityViolations(page)
}

for (const language of ['es', 'en'] as const)
  test(`LEN-01 a candidate on a phone reads why the number of questions varies, and a clear test ends early, in ${language}`, async ({
    page,
    site,
    startSession,
  }) => {
    test.slow()
    const made = await makeSkillTest(page.request, 'candidate', { language, minutes: 10, limit: 60 })
    await site.prefer(language, page)
    await page.setViewportSize({ width: 360, height: 740 })
    await startSession('candidate')
    await takeUntilClear(page, made, language)
  })

test('LEN-01 staff set the limit of a skill and of a vacancy, and impossible ones are refused at their field', async ({
  page,
  startSession,
}) => {
  test.slow()
  const { uuid, skill } = await makeSkillTest(page.request, 'candidate', {})
  await startSession('admin')
  await page.goto(skillScreens.editSkill.to({ uuid }))
  const limit = page.getByRole('textbox', { name: text('skills.point_limit') })
  const save = page.getByRole('button', { name: text('common.save') })
  await expect(limit).toHaveAccessibleDescription(
    text('skills.point_limit_help', 'es', { least: leastQuestions, most: mostQuestions }),
  )
  for (const impossible of ['0', '100']) {
    await limit.fill(impossible)
    await save.click()
    await expect(page.getByText(text('skills.error.point_limit'))).toBeVisible()
  }
  await limit.fill('60')
  await save.click()
  await expect(page.getByText(text('common.modified', 'es', { name: skill }))).toBeVisible()

  const name = 'Operador de grúa'
  await page.goto('/vacancies/admin/add-jobs')
  await fillVacancy(page, name)
  const own = page.getByRole('textbox', { name: /^SQL\b/ })
  await own.fill('100')
  await saveVacancy(page, 'add').click()
  await expect(page.getByText(text('skills.error.point_limit'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await own.fill('75')
  await saveVacancy(page, 'add').click()
  await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()
  await chooseForRow(page, name, 'common.edit')
  await expect(own).toHaveValue('75')
})
