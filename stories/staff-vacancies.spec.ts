import { randomUUID } from 'node:crypto'
import { paths } from '#web/paths.ts'
import { openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'
import { openVacancyList } from './support/vacancy-list.ts'

test('JOB-01 NAV-03 a recruiter finds the vacancies in the menu, and the number of applicants leads to the board', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  await openVacancyList(page)
  await page.getByRole('searchbox', { name: text('common.search') }).fill('Desarrolladora o desarrollador web')
  await page
    .getByRole('link', { name: text('vacancies.open_board', 'es', { name: 'Desarrolladora o desarrollador web' }) })
    .click()
  await expect(page).toHaveURL(/\/dropDrag\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Desarrolladora o desarrollador web')
})

test('JOB-01 BRD-01 the title of a vacancy leads to its board, and while nobody has applied the 0 is no link', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  const name = await openNewBoard(page, [])
  await page.goto(`${paths.staffVacancies()}?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('cell', { name: '0', exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: text('vacancies.open_board', 'es', { name }) })).toBeHidden()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/dropDrag\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(text('board.empty_title'))).toBeVisible()
})

test('BRD-01 SHR-02 the board of a vacancy that is not there says so and leads to the list', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/404/)
  await loginAs('recruiter')
  await page.goto(paths.board(randomUUID()))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('board.unknown_title'))
  await expect(page.getByRole('button', { name: text('common.try_again') })).toBeHidden()
  await page.getByRole('link', { name: text('vacancies.back_to_list') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vacancies.admin_title'))
})
