import { chooseMonth } from './support/fields.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { makeSkillWithTest, questionHeading } from './support/skill-test.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('APP-03 SPEC-13 TST-10 applications are listed newest first, and lead to their test in one step', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
  await test.step('APP-03 SPEC-13 the newest applications are listed first, and a button shows the others', async () => {
    const staff = await loginAs('recruiter', await anotherPerson())
    const vacancies = await openVacancies(staff, 21)
    await applyTo(page.request, cast.eager, vacancies)
    await startSession('eager')
    await page.goto('/profile/Dashboard')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(vacancies.at(-1)?.name ?? '')
    const oldest = page.getByRole('link', { name: vacancies[0]?.name ?? '' })
    await expect(oldest).toBeHidden()
    await page.getByRole('button', { name: text('applications.load_more') }).click()
    await expect(oldest).toBeFocused()
    await expectNoAccessibilityViolations(page)
  })
  await test.step('TST-10 an application leads to its test in one step, with missing dates and an incomplete profile', async () => {
    const staff = await loginAs('recruiter', await anotherPerson())
    const skill = await makeSkillWithTest(page.request)
    await applyTo(page.request, cast.eager, await openVacancies(staff, 1, skill.uuid))
    await startSession('eager')
    await page.goto('/profile/Dashboard')
    await page.getByRole('link', { name: text('applications.test_take', 'es', { skill: skill.name }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.welcome', 'es', { skill: skill.name }))
    await expect(page.getByRole('link', { name: text('attempts.back_to_applications') })).toBeVisible()
    await chooseMonth(page, 'my_skills.from', '2024-01')
    await chooseMonth(page, 'my_skills.to', '2023-12')
    const start = page.getByRole('button', { name: text('attempts.start') })
    await start.click()
    await expect(page.getByText(text('experience.error.to_after'))).toBeVisible()
    await expect(page.getByText(text('attempts.error.agreement_required')).first()).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page.reload()
    await expect(page.getByLabel(text('common.month_of', 'es', { label: text('my_skills.from') }))).toHaveValue('01')
    await page.getByRole('button', { name: text('my_skills.until_today') }).click()
    await page.getByRole('checkbox', { name: text('attempts.agree') }).check()
    await start.click()
    await expect(questionHeading(page, 1)).toBeVisible()
  })
})
