import { openVacancies } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

test('VAC-01 SHR-04 focus moves from the "more" button to the first vacancy that it loads', async ({
  page,
  startSession,
  anotherPerson,
}) => {
  await openVacancies(await startSession('recruiter', await anotherPerson()), 6)
  await page.goto('/jobs?name_job=vacante')
  const more = page.getByRole('link', { name: text('vacancies.load_more') })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').nth(5).getByRole('link')).toBeFocused()
})
