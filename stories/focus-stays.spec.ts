import type { Page, Route } from '@playwright/test'
import { field } from './support/fields.ts'
import { applicants, chooseInMenu, openNewBoard, openVacancies } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const failures = [
  { status: 429, code: 'errors.too_many' },
  { status: 500, code: 'errors.unexpected' },
] as const

/** Holds calls to an address until `fail` answers them. `count` returns their number. */
async function holdCalls(page: Page, address: string) {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  return {
    count: () => held.length,
    fail: async ({ status, code }: (typeof failures)[number]) => {
      await expect.poll(() => held.length).toBe(1)
      await held[0]?.fulfill({ status, json: { error_message: code, errors: {} } })
      await page.unroute(address)
    },
  }
}

for (const failure of failures) {
  test(`SHR-02 SHR-03 SHR-04 a form that fails with ${failure.status} focuses the reason, and Tab returns to the button`, async ({
    page,
    loginAs,
    expectConsoleError,
  }) => {
    expectConsoleError(new RegExp(`${failure.status}`))
    await loginAs('candidate')
    const save = page.getByRole('button', { name: text('personal.button'), exact: true })
    await field(page, 'personal.address').fill('Calle de Ejemplo 3')
    const calls = await holdCalls(page, '**/api/users/save/personal')
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await calls.fail(failure)
    expect(calls.count()).toBe(1)
    const reason = page.getByRole('alert').filter({ hasText: text(failure.code) })
    await expect(reason).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Tab')
    await expect(reason.getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(text('personal.success'))).toBeVisible()
    await expect(save).toBeFocused()
  })

  test(`SHR-02 SHR-03 SHR-04 a confirmation that fails with ${failure.status} stays open, explains and can be retried`, async ({
    page,
    startSession,
    expectConsoleError,
  }) => {
    expectConsoleError(new RegExp(`${failure.status}`))
    const [one] = applicants
    await startSession('recruiter')
    await openNewBoard(page, [one])
    await chooseInMenu(page, one.name, text('board.remove'))
    const question = page.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: text('board.remove_confirm') })
    await expect(question.getByRole('button', { name: text('common.cancel') })).toBeFocused()
    const calls = await holdCalls(page, '**/api/elements/delete/*')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(confirm).toBeFocused()
    await page.keyboard.press('Enter')
    await calls.fail(failure)
    expect(calls.count()).toBe(1)
    await expect(question.getByRole('alert').filter({ hasText: text(failure.code) })).toBeFocused()
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(confirm).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(page.getByText(text('board.removed_named', 'es', { name: one.name }))).toBeVisible()
  })
}

test('PRO-03 SHR-04 the pager keeps the focus after the last possible press', async ({ page, startSession }) => {
  await startSession('admin')
  await page.goto('/vacancies/admin?size=5&page=1')
  const pager = page.getByRole('navigation', { name: text('common.pages') })
  const previous = pager.getByRole('button', { name: text('common.previous') })
  await previous.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/page=/)
  await expect(previous).toBeDisabled()
  await expect(previous).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/page=/)
})

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
