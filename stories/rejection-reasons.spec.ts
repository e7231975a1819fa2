import { randomUUID } from 'node:crypto'
import { reasonScreens } from '#domain/hiring/reasons/reasons.screens.ts'
import { call } from './support/calls.ts'
import { applicants, cardOf, openNewBoard } from './support/hiring-board.ts'
import { logInByCall } from './support/sessions.ts'
import { cast, expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one] = applicants

test('REJ-01 a recruiter keeps a list of reasons and gives one to a rejected candidate', async ({ page, loginAs }) => {
  await loginAs('admin')
  const name = `Motivo ${randomUUID().slice(0, 8)}`
  await page.goto(reasonScreens.reasons.to())
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: text('reasons.add') }).press('Enter')
  await dialog.getByLabel(text('reasons.name')).fill(name)
  await dialog.getByRole('button', { name: text('common.save') }).press('Enter')
  await expect(page.getByText(text('common.added', 'es', { name }))).toBeVisible()

  await openNewBoard(page, [one])
  const staff = await logInByCall(page.request, cast.admin)
  const job = page.url().split('/')[4]
  const { data: columns } = await call(page.request, 'GET', `/api/board/postulates/${job}`, staff)
  await call(page.request, 'POST', '/api/elements/change', staff, {
    data: { uuid_element: columns[0].elements[0].uuid_element, name_board: 'reject', before: null },
  })
  await page.reload()
  await cardOf(page, one.name).getByRole('heading').click()
  const reason = dialog.getByLabel(text('reasons.choose'))
  await reason.selectOption({ label: name })
  await expect(page.getByText(text('reasons.set'))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.reload()
  await cardOf(page, one.name).getByRole('heading').click()
  await expect(reason.locator('option:checked')).toHaveText(name)
})
