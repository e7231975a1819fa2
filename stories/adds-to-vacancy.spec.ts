import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { applicants, cardNames, openVacancies } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'
import { takeOnlyOption } from './support/vacancy-form.ts'

const [one, two] = applicants

test('INT-04 INT-06 a recruiter adds a person to a vacancy, and sees where each applicant came from', async ({
  page,
  anotherPerson,
  loginAs,
}) => {
  await loginAs('admin')
  const [vacancy] = await openVacancies(page, 1)
  const { uuid = '', name = '' } = vacancy ?? {}
  const candidate = await loginAs('candidate', await anotherPerson())
  await candidate.goto(`${vacancyScreens.vacancy.to({ uuid })}?source=Feria de empleo`)
  await candidate.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
  await expect(candidate.getByText(text('vacancies.new_apply'))).toBeVisible()

  await page.goto(`${userScreens.users.to()}?q=${two.email}`)
  await page.getByRole('button', { name: text('applications.add_named', 'es', { name: two.name }) }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name)
  await takeOnlyOption(page, name)
  await expectNoAccessibilityViolations(page)
  const add = dialog.getByRole('button', { name: text('applications.add_save'), exact: true })
  await add.press('Enter')
  await expect(page.getByText(text('applications.added', 'es', { name: two.name }))).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(vacancyScreens.applicants.to({ id: uuid }))
  const row = (person: { name: string }) => page.getByRole('row').filter({ hasText: person.name })
  await expect(row(one)).toContainText(text('applications.source.link', 'es', { name: 'feria-de-empleo' }))
  await expect(row(two)).toContainText(text('applications.source.staff'))
  await page.getByLabel(text('applications.source')).selectOption('link:feria-de-empleo')
  await expect(page.getByRole('rowheader')).toHaveText([one.name])

  await page.goto(`/dropDrag/${uuid}/${encodeURIComponent(name)}`)
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name])
})
