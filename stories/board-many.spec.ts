import { applicants, cardNames, column, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-03 NTF-01 SPEC-46: cards chosen by keyboard are moved and notified at once, with a retry for failed ones', async ({
  page,
  startSession,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(/503/)
  await startSession('recruiter')
  const vacancy = await openNewBoard(page)
  await menuOf(page, one.name).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText(text('board.chosen', 'es', { count: 3 }))).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await page.getByRole('button', { name: text('board.many') }).press('Enter')

  const dialog = page.getByRole('dialog', { name: text('notification.many', 'es', { count: 3 }) })
  await dialog.getByRole('button', { name: text('notification.many_do') }).click()
  await expect(dialog.getByText(text('notification.error.nothing'))).toBeVisible()
  await expect(dialog.getByRole('region', { name: text('notification.many_preview') })).toHaveCount(0)
  await dialog.getByLabel(text('notification.many_stage')).selectOption({ label: text('board.stage.reject') })
  const plan = dialog.getByRole('list', { name: text('notification.many_plan') })
  await expect(plan).toContainText(text('notification.many_moves', 'es', { count: 3, stage: text('board.stage.reject') }))
  await expect(plan).toContainText(text('notification.many_keeps', 'es', { count: 3 }))
  await expect(plan).toContainText(text('notification.many_undo', 'es', { count: 10 }))
  const preview = dialog.getByRole('region', { name: text('notification.many_preview') })
  await expect(preview).toContainText(one.email)
  await expect(preview).toContainText(`Sobre tu postulación a ${vacancy}`)
  for (const { email } of [two, three]) {
    await preview.getByRole('button', { name: text('common.next') }).click()
    await expect(preview).toContainText(email)
  }
  await expectNoAccessibilityViolations(page)

  let refusals = 1
  await page.route('**/api/jobs/email', (route) => (refusals-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue()))
  await dialog.getByRole('button', { name: text('notification.many_do') }).click()
  await expect(dialog.getByText(text('notification.many_moved', 'es', { count: 3 }))).toBeVisible()
  await expect(dialog.getByText(text('notification.many_kept', 'es', { count: 2 }))).toBeVisible()
  const failed = dialog.getByRole('region', { name: text('notification.many_failed', 'es', { count: 1 }) })
  await expect(failed).toContainText(one.name)
  await expectNoAccessibilityViolations(page)
  await dialog.getByRole('button', { name: text('notification.many_again', 'es', { count: 1 }) }).click()
  await expect(dialog.getByText(text('notification.many_kept', 'es', { count: 3 }))).toBeVisible()
  await expect(failed).toBeHidden()
  await dialog
    .getByRole('button', { name: text('common.close') })
    .last()
    .click()
  await expect(menuOf(page, one.name)).toBeFocused()
  await expect(cardNames(page, 'reject')).toHaveText([one.name, two.name, three.name])
  await expect(column(page, 'apply').getByRole('article')).toHaveCount(0)
  for (const { email } of [one, two]) expect(await mailbox.waitForAll({ to: email, subject: vacancy }, 2)).toHaveLength(2)
  const english = (await mailbox.waitForAll({ to: three.email, subject: vacancy }, 2)).at(-1)
  expect(english?.html).toContain('lang="en"')
})

test('SPEC-46: the moves of several cards can be undone together for ten seconds after the dialog', async ({
  page,
  startSession,
}) => {
  await startSession('recruiter')
  await openNewBoard(page, [one, two])
  await menuOf(page, one.name).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+X')
  await page.getByRole('button', { name: text('board.many') }).press('Enter')
  const dialog = page.getByRole('dialog', { name: text('notification.many', 'es', { count: 2 }) })
  await dialog.getByLabel(text('notification.many_stage')).selectOption({ label: text('board.stage.makeTest') })
  await dialog.getByLabel(text('notification.many_write')).uncheck()
  await dialog.getByRole('button', { name: text('notification.many_do') }).click()
  await expect(dialog.getByText(text('notification.many_moved', 'es', { count: 2 }))).toBeVisible()
  await dialog
    .getByRole('button', { name: text('common.close') })
    .last()
    .click()
  await expect(cardNames(page, 'makeTest')).toHaveText([one.name, two.name])
  const bar = page.getByRole('region', { name: text('board.undo_region') })
  await expect(bar).toContainText(text('board.undo_offer_many', 'es', { count: 2, stage: text('board.stage.makeTest') }))
  await expectNoAccessibilityViolations(page)
  await bar.getByRole('button', { name: text('common.undo') }).click()
  await expect(page.getByText(text('board.undone_many', 'es', { count: 2 }))).toBeVisible()
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name])
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name])
})
