import { applicants, cardNames, cardOf, closeWithoutNotifying, menuOf, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

const [one, two] = applicants

test('BRD-03 SPEC-46: a move can be undone from the bar, by keyboard and from the menu until its e-mail leaves', async ({
  page,
  startSession,
}) => {
  await page.clock.install()
  await startSession('recruiter')
  await openNewBoard(page, [one, two])
  const bar = page.getByRole('region', { name: text('board.undo_region') })
  const isBack = () => expect(cardNames(page, 'apply')).toHaveText([one.name, two.name])
  const undone = text('board.undone_named', 'es', { name: one.name, stage: text('board.stage.apply') })
  const move = async () => {
    await moveByMenu(page, one.name, 'makeTest')
    await expect(bar).toBeHidden()
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    await expect(dialog.getByRole('button', { name: text('notification.close') })).toBeVisible()
    await expect(dialog.getByText(undone), 'a message about the previous step covers the buttons of this one').toHaveCount(0)
    await closeWithoutNotifying(page)
    await expect(cardNames(page, 'makeTest')).toHaveText([one.name])
  }
  await move()
  await bar.hover()
  await expectNoAccessibilityViolations(page)
  await bar.getByRole('button', { name: text('common.undo') }).click()
  await expect(page.getByText(undone)).toBeVisible()
  await isBack()
  await expect(cardOf(page, one.name).locator(':focus')).toHaveCount(1)

  await move()
  // The undo bar is above the bar of the chosen cards.
  await cardOf(page, two.name)
    .getByRole('checkbox', { name: text('board.choose_named', 'es', { name: two.name }) })
    .check()
  await page.getByRole('button', { name: text('board.chosen_none') }).click()
  // The message about the first undo does not cover the button.
  await bar.getByRole('button', { name: text('common.undo') }).click({ trial: true })
  await page.keyboard.press('Control+z')
  await isBack()

  await move()
  await menuOf(page, one.name).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('board.undo_named', 'es', { name: one.name }) })
    .click()
  await isBack()
  await page.reload()
  await isBack()

  // This server sends e-mails at once.
  await moveByMenu(page, one.name, 'makeTest')
  const letter = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
  await letter.getByRole('button', { name: text('notification.send') }).click()
  await expect(page.getByText(text('notification.kept', 'es', { name: one.name }))).toBeVisible()
  await expect(letter).toBeHidden()
  await expect(bar).toBeHidden()

  await moveByMenu(page, two.name, 'makeTest')
  await closeWithoutNotifying(page)
  await bar.hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(bar).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(9999)
  await expect(bar).toBeVisible()
  await page.clock.runFor(1)
  await expect(bar).toBeHidden()
})
