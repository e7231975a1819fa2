import { openVacancies } from './support/hiring-board.ts'
import { fillInRegistration, pdf } from './support/registration.ts'
import { expect, test, text } from './support/test.ts'

test('REG-07 VAC-06 a vacancy that closes during a registration is reported; the account is still possible', async ({
  page,
  loginAs,
  anotherPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/410/)
  const recruiter = await loginAs('recruiter', await anotherPerson())
  const [vacancy] = await openVacancies(recruiter, 1)
  const unwanted = vacancy?.uuid ?? ''
  await page.goto(`/register/vacancies/${unwanted}`)
  await fillInRegistration(page, 'tarde@example.com')
  await page.getByLabel(text('personal.cv'), { exact: true }).setInputFiles(pdf())

  await recruiter.goto(`/vacancies/admin/edit/${unwanted}`)
  await recruiter.getByRole('combobox', { name: text('vacancies.form.status_job') }).selectOption('I')
  await recruiter.getByRole('button', { name: text('vacancies.form.submit_edit') }).click()
  await expect(recruiter).toHaveURL(/\/vacancies\/admin$/)

  await page.getByRole('button', { name: text('personal.register_and_apply') }).click()
  const refusal = page.getByRole('alert').filter({ hasText: text('vacancies.closed') })
  await expect(refusal.getByRole('link', { name: text('vacancies.closed_action') })).toBeVisible()
  await refusal.getByRole('button', { name: text('personal.register_anyway') }).click()
  await page.getByRole('button', { name: text('personal.register_button'), exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/Dashboard$/)
})
