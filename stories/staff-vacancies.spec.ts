import { expect, test, text } from './bench/test.ts'

test('JOB-01 NAV-03 a recruiter finds the vacancies in the menu, and the number of applicants leads to the board', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('menu.vacancies') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
  await page.getByRole('searchbox', { name: text('common.search') }).fill('Desarrolladora o desarrollador web')
  await page
    .getByRole('link', { name: text('vacancies.open_board', 'es', { name: 'Desarrolladora o desarrollador web' }) })
    .click()
  await expect(page).toHaveURL(/\/dropDrag\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Desarrolladora o desarrollador web')
})
