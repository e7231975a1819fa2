import { randomUUID } from 'node:crypto'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { expectFitsPhoneAndDesk, expectNoAccessibilityViolations } from './support/accessibility.ts'
import { call } from './support/calls.ts'
import { applyTo, cardOf, openVacancies } from './support/hiring-board.ts'
import { registerByCall } from './support/recovery.ts'
import { newPassword } from './support/registration.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, test, text } from './support/test.ts'

test('REP-03 SPEC-87 a person selected for two vacancies is hired for one of them, and leaves it on a phone', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  const vacancies = await openVacancies(page, 2)
  const [, chosen] = vacancies
  const person = { email: `persona-${randomUUID()}@example.com`, password: newPassword }
  await registerByCall(page.request, person.email)
  const staff = await logInByCall(page.request, cast.admin)
  const found = await call(page.request, 'GET', `/api/users?q=${encodeURIComponent(person.email)}`, staff)
  const { uuid, fullname: name } = found.data[0]
  await page.goto(userScreens.userProfile.to({ uuid }))
  const hired = page.getByRole('button', { name: text('users.hired'), exact: true })
  const dialog = page.getByRole('dialog', { name: text('users.hire_title', 'es', { name }) })

  // Nobody is hired without a vacancy.
  await hired.click()
  await expect(dialog).toContainText(text('users.hire_nowhere', 'es', { name }))
  await page.keyboard.press('Escape')
  await expect(hired).toBeFocused()

  await applyTo(page.request, person, vacancies)
  for (const vacancy of vacancies) {
    const { data } = await call(page.request, 'GET', `/api/board/postulates/${vacancy.uuid}`, staff)
    const { uuid_element } = data[0].elements[0]
    await call(page.request, 'POST', '/api/elements/change', staff, {
      data: { uuid_element, name_board: 'approved', before: null },
    })
  }
  await page.reload()

  // Two applications are selected: the dialog asks which one, by keyboard.
  await hired.press('Enter')
  const choice = dialog.getByRole('radio', { name: chosen!.name })
  await dialog.getByRole('radio').first().press('Tab')
  await dialog.getByRole('button', { name: text('users.hire_confirm') }).press('Enter')
  await expect(dialog).toContainText(text('board.error.which_hire'))
  await choice.press('Space')
  await expect(choice).toBeChecked()
  await expectFitsPhoneAndDesk(page)
  await choice.press('Enter')
  await expect(page.getByText(text('users.hire_done', 'es', { name, job: chosen!.name }))).toBeVisible()
  await expect(hired).toHaveAttribute('aria-pressed', 'true')

  // One opening of that vacancy is filled, and none of the other one.
  for (const vacancy of vacancies) {
    await page.goto(boardScreens.board.to({ id: vacancy.uuid, name: vacancy.name }))
    const filled = page.getByText(text('board.openings_filled', 'es', { hired: 1, count: 2 }))
    await expect(page.getByText(text('board.openings', 'es', { count: 2 })).or(filled)).toBeVisible()
    await expect(filled).toHaveCount(vacancy === chosen ? 1 : 0)
  }

  // Leaving the job ends the hire, which stays on the board.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(userScreens.userProfile.to({ uuid }))
  await hired.click()
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('users.hire_end') }).press('Enter')
  await expect(page.getByText(text('users.hire_ended', 'es', { name }))).toBeVisible()
  await expect(hired).toHaveAttribute('aria-pressed', 'false')
  await page.goto(boardScreens.board.to({ id: chosen!.uuid, name: chosen!.name }))
  await expect(page.getByText(text('board.openings_filled', 'es', { hired: 1, count: 2 }))).toBeVisible()

  // A mistake is undone in the menu of the card, after a question.
  const stages = page.getByRole('navigation', { name: text('board.columns') })
  await stages.getByRole('button', { name: text('board.stage.approved') }).click()
  await cardOf(page, name)
    .getByRole('button', { name: text('board.menu_named', 'es', { name }) })
    .press('Enter')
  await page.getByRole('button', { name: text('board.undo_hire') }).press('Enter')
  const question = page.getByRole('alertdialog', { name: text('board.undo_hire') })
  await question.getByRole('button', { name: text('board.undo_hire_confirm') }).press('Enter')
  await expect(page.getByText(text('board.hired_undone', 'es', { name }))).toBeVisible()
  await expect(page.getByText(text('board.openings', 'es', { count: 2 }))).toBeVisible()
})
