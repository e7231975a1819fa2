import { randomUUID } from 'node:crypto'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { call } from './support/calls.ts'
import { openVacancies } from './support/hiring-board.ts'
import { acceptRole, registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { chooseForRow } from './support/row-actions.ts'
import { logInByCall, startSessionIn } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('TEA-01 TEA-02 a colleague with a limited role finds the vacancies of their team, and no others', async ({
  page,
  mailbox,
  anotherPerson,
  startSession,
  expectConsoleError,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession('admin')
  const admin = await logInByCall(page.request, cast.admin)
  const name = `Aliadas ${randomUUID().slice(0, 8)}`
  const { data: role } = await call(page.request, 'POST', '/api/roles', admin, {
    data: { name, description: 'Ven sus vacantes', module_1: 1, module_4: 1 },
  })
  await page.goto(`${roleScreens.roles.to()}?q=${encodeURIComponent(name)}`)
  await chooseForRow(page, name, 'common.edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: text('roles.limited') }).check()
  await dialog.getByRole('button', { name: text('common.save') }).click()
  await expect(page.getByText(text('roles.about_limited', 'es', { description: 'Ven sus vacantes' }))).toBeVisible()

  const person = { email: `aliada-${randomUUID()}@example.com`, password: newPassword }
  await registerByCall(page.request, person.email)
  const { data: people } = await call(page.request, 'GET', `/api/users?q=${person.email}`, admin)
  const given = { new_role_id: role.uuid, uuid_user: people[0].uuid }
  await call(page.request, 'POST', '/api/roles/user', admin, { data: given })
  await acceptRole(page.request, mailbox, person.email)
  const [own, other] = await openVacancies(page, 2)
  if (!own || !other) throw new Error('no vacancies')

  await page.goto(boardScreens.board.to({ id: own.uuid, name: own.name }))
  await page.getByRole('button', { name: text('members.change') }).press('Enter')
  await dialog.getByRole('combobox', { name: text('members.members') }).pressSequentially('nora')
  await page.getByRole('option', { name: people[0].fullname }).first().click()
  // Closes the list and not the dialog.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('members.save') }).click()
  await expect(page.getByText(text('members.saved', 'es', { name: own.name }))).toBeVisible()
  await expect(page.getByTitle(people[0].fullname, { exact: true })).toBeVisible()

  const theirs = await anotherPerson()
  await theirs.setViewportSize({ width: 1280, height: 800 })
  await startSessionIn(theirs, person)
  await theirs.goto(vacancyScreens.staffVacancies.to())
  await expect(theirs.getByRole('row').filter({ hasText: own.name })).toBeVisible()
  await expect(theirs.getByText(other.name)).toHaveCount(0)
  await expectNoAccessibilityViolations(theirs)
  const box = theirs.getByRole('combobox', { name: text('search.label') })
  const bar = theirs.getByRole('search').filter({ has: box })
  await theirs.keyboard.press('Control+k')
  await box.fill(other.name)
  await expect(bar.getByRole('status')).toHaveText(text('search.none', 'es', { text: other.name }))
  await box.fill(own.name)
  // The option that searches CVs for the words names them, too.
  await expect(bar.getByRole('option', { name: new RegExp(`^${own.name}`) })).toBeVisible()
  await theirs.goto(dashboardScreens.dashboard.to())
  await expect(theirs.getByRole('link', { name: own.name })).toBeVisible()
  await expect(theirs.getByText(other.name)).toHaveCount(0)
  expectConsoleError(/404/)
  await theirs.goto(boardScreens.board.to({ id: other.uuid, name: other.name }))
  await expect(theirs.getByText(text('board.unknown_title'))).toBeVisible()
  await theirs.setViewportSize({ width: 360, height: 740 })
  await theirs.goto(vacancyScreens.staffVacancies.to())
  await expect(theirs.getByRole('link', { name: own.name })).toBeVisible()
  await expectNoAccessibilityViolations(theirs)
})
