import { randomUUID } from 'node:crypto'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { call } from './support/calls.ts'
import { applyTo, openVacancies } from './support/hiring-board.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { chooseForRow } from './support/row-actions.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'
import { saveVacancy } from './support/vacancy-form.ts'

test('TEA-03 a recruiter duplicates a vacancy, and closes it once its openings are filled', async ({ page, loginAs }) => {
  await loginAs('admin')
  const [vacancy] = await openVacancies(page, 1)
  const name = vacancy?.name ?? ''
  await page.goto(`${vacancyScreens.staffVacancies.to()}?q=${encodeURIComponent(name)}`)
  await chooseForRow(page, name, 'vacancies.copy')
  await expect(page.getByRole('heading', { level: 1, name: text('vacancies.copy_title') })).toBeVisible()
  await expect(page.getByLabel(text('vacancies.form.ubication'), { exact: true })).toHaveValue('Bogotá')
  const copy = `Otra ${name}`
  await page.getByLabel(text('vacancies.form.name_job'), { exact: true }).fill(copy)
  await page.getByLabel(text('vacancies.form.cant_vacant'), { exact: true }).fill('1')
  const status = page.getByLabel(text('vacancies.form.status_job'), { exact: true })
  await expect(status).toHaveValue('I')
  await status.selectOption('A')
  await saveVacancy(page, 'add').press('Enter')
  await expect(page.getByText(text('common.added', 'es', { name: copy }))).toBeVisible()

  const staff = await logInByCall(page.request, cast.admin)
  const found = await call(page.request, 'GET', `/api/jobs/list/es?q=${encodeURIComponent(copy)}`, staff)
  const { uuid } = found.data[0]
  const person = { email: `persona-${randomUUID()}@example.com`, password: newPassword }
  await registerByCall(page.request, person.email)
  await applyTo(page.request, person, [{ uuid, name: copy }])
  const { data: columns } = await call(page.request, 'GET', `/api/board/postulates/${uuid}`, staff)
  const [card] = columns[0].elements
  await page.goto(boardScreens.board.to({ id: uuid, name: copy }))
  const close = page.getByRole('button', { name: text('board.close_vacancy') })
  await expect(page.getByText(text('board.openings', 'es', { count: 1 }))).toBeVisible()
  await expect(close).toHaveCount(0)
  await call(page.request, 'POST', '/api/elements/change', staff, {
    data: { uuid_element: card.uuid_element, name_board: 'approved', before: null },
  })
  await call(page.request, 'POST', '/api/users/hired-avalaible', staff, { data: { uuid: card.user.uuid, hired_strut: 'Y' } })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(close).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await close.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('board.close_vacancy_confirm') })
    .press('Enter')
  await expect(page.getByText(text('vacancies.stopped', 'es', { name: copy }))).toBeVisible()
  await expect(close).toHaveCount(0)
  await expect(page.getByText(text('board.vacancy_closed'))).toBeFocused()
})
