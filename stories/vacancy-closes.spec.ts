import { fillInRegistration, pdf } from './support/registration.ts'
import { findVacancies } from './support/screens.ts'
import { expect, test, text } from './support/test.ts'

test('REG-07 VAC-06 a vacancy that closes while somebody registers: they are told, lose nothing, and can still get their account', async ({
  page,
  loginAs,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/410/)
  const { unwanted } = await findVacancies(page.request)
  await page.goto(`/register/vacancies/${unwanted}`)
  await fillInRegistration(page, 'tarde@example.com')
  await page.getByLabel(text('personal.cv'), { exact: true }).setInputFiles(pdf())

  const recruiter = await loginAs('recruiter', await anotherPerson())
  await recruiter.goto(`/vacancies/admin/edit/${unwanted}`)
  await recruiter.getByRole('combobox', { name: text('vacancies.form.status_job') }).selectOption('I')
  await recruiter.getByRole('button', { name: text('vacancies.form.submit_edit') }).click()
  await expect(recruiter).toHaveURL(/\/vacancies\/admin$/)

  await page.getByRole('button', { name: text('personal.register_and_apply') }).click()
  const told = page.getByRole('alert').filter({ hasText: text('vacancies.closed') })
  await expect(told.getByRole('link', { name: text('profile.later_jobs') })).toBeVisible()
  await told.getByRole('button', { name: text('personal.register_anyway') }).click()
  await page.getByRole('button', { name: text('personal.register_button'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('JOB-02 SHR-04 Enter in the search of the skills takes the only one that fits, and does not send the form', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  await page.goto('/vacancies/admin/add-jobs')
  const search = page.getByRole('searchbox', { name: text('vacancies.form.skills') })
  await search.fill('sq')
  await search.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'SQL' })).toBeChecked()
  await search.fill('nada de esto')
  await search.press('Enter')
  await expect(page.getByText(text('vacancies.error.name_job'), { exact: true })).toBeHidden()
})
