import { applyTo, openVacancies } from './support/hiring-board.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('APP-03 decision 13 every application is there: the newest first, the others with a button', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  const staff = await loginAs('recruiter', await anotherPerson())
  const vacancies = await openVacancies(staff, 21)
  await applyTo(page.request, cast.eager, vacancies)
  await loginAs('eager')
  await page.goto('/profile/Dashboard')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(vacancies.at(-1)?.name ?? '')
  const oldest = page.getByRole('link', { name: vacancies[0]?.name ?? '' })
  await expect(oldest).toBeHidden()
  await page.getByRole('button', { name: text('applications.load_more') }).click()
  await expect(oldest).toBeFocused()
  await expectNoAccessibilityViolations(page)
})
