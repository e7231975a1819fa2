import { applyTo, openVacancies } from './support/hiring-board.ts'
import { makeSkillWithTest } from './support/skill-test.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('APP-03 SPEC-13 the newest applications are listed first, and a button shows the others', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
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

test('APP-03 SKL-01 a test that needs dates links to the personal details while these lock the skills', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
  const staff = await loginAs('recruiter', await anotherPerson())
  const skill = await makeSkillWithTest(page.request)
  await applyTo(page.request, cast.eager, await openVacancies(staff, 1, skill.uuid))
  await startSession('eager')
  await page.goto('/profile/Dashboard')
  await page.getByRole('link', { name: text('applications.test_shut', 'es', { skill: skill.name }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('personal.title'))
})
