import type { Page } from '@playwright/test'
import { connectionErrors } from './support/console-watch.ts'
import {
  applicants,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  column,
  dragOver,
  moveByMenu,
  openNewBoard,
} from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants
const everybody = [one.name, two.name, three.name]

/** Blocks other people's changes from reaching a page. */
const blockLiveChannel = (page: Page) => page.route('**/api/board/live/**', () => {})

/** Two recruiters look at the same board. */
test.beforeEach(async ({ page, loginAs }) => {
  await loginAs('recruiter')
  if (test.info().title.includes('stale')) await blockLiveChannel(page)
  await openNewBoard(page)
})

test('BRD-03 SPEC-40: a move appears and is announced on the board of another recruiter', {
  tag: '@postgres',
}, async ({ page, loginAs, anotherPerson }) => {
  const other = await loginAs('admin', await anotherPerson())
  await other.goto(page.url())
  await expect(cardNames(other, 'apply')).toHaveText(everybody)
  const changeText = text('board.live_changed', 'es', { name: one.name, stage: text('board.stage.makeTest') })
  await moveByMenu(page, one.name, 'makeTest')
  // Checked first, because the announcement is short.
  await expect(other.locator('[aria-live="polite"]').filter({ hasText: changeText })).toHaveCount(1)
  await expect(cardNames(other, 'makeTest')).toHaveText([one.name])
  await closeWithoutNotifying(page)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: changeText })).toHaveCount(0)
})

test('BRD-03 SPEC-40 moves that a board missed appear when its live channel opens or its connection returns', async ({
  page,
  loginAs,
  anotherPerson,
  expectConsoleError,
}) => {
  await test.step('BRD-03 SPEC-40: a move made before the live channel opens appears when it opens', async () => {
    const other = await loginAs('admin', await anotherPerson())
    let open = () => {}
    const opening = new Promise<void>((resolve) => {
      open = resolve
    })
    await other.route('**/api/board/live/**', async (route) => {
      await opening
      await route.continue()
    })
    await other.goto(page.url())
    await expect(cardNames(other, 'apply')).toHaveText(everybody)
    await moveByMenu(page, one.name, 'makeTest')
    await closeWithoutNotifying(page)
    open()
    await expect(cardNames(other, 'makeTest')).toHaveText([one.name])
  })
  await test.step('BRD-03 a board explains a lost connection and shows missed changes after it returns', async () => {
    await openNewBoard(page)
    expectConsoleError(connectionErrors)
    const other = await loginAs('admin', await anotherPerson())
    await other.goto(page.url())
    await expect(cardNames(other, 'apply')).toHaveText(everybody)
    await other.context().setOffline(true)
    await expect(other.getByText(text('board.live_lost'))).toBeVisible()
    await moveByMenu(page, one.name, 'makeTest')
    await closeWithoutNotifying(page)
    await other.context().setOffline(false)
    await expect(other.getByText(text('board.live_lost'))).toBeHidden()
    await expect(cardNames(other, 'makeTest')).toHaveText([one.name])
  })
})

test('BRD-03 SPEC-40 a change by another recruiter disturbs neither a card that is dragged nor an open dialog', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  await test.step('BRD-03 SPEC-40: a change by another recruiter waits while a card is being dragged', async () => {
    const other = await loginAs('admin', await anotherPerson())
    await other.goto(page.url())
    await expect(cardNames(other, 'apply')).toHaveText(everybody)
    await dragOver(page, one.name, 'makeTest')
    const dragged = await cardOf(page, one.name).elementHandle()
    await moveByMenu(other, two.name, 'reject')
    await closeWithoutNotifying(other)
    await expect(page.getByText(text('board.live_waiting'))).toBeVisible()
    await expect(cardNames(page, 'apply')).toHaveText(everybody)
    expect(await dragged?.evaluate((card) => card.isConnected && card.hasAttribute('data-dragged'))).toBe(true)
    await page.mouse.up()
    await closeWithoutNotifying(page)
    await expect(page.getByText(text('board.live_waiting'))).toBeHidden()
    await expect(cardNames(page, 'makeTest')).toHaveText([one.name])
    await expect(cardNames(page, 'reject')).toHaveText([two.name])
  })
  await test.step('BRD-03 SPEC-40: a change by another recruiter does not disturb an open dialog, its focus or its text', async () => {
    await openNewBoard(page)
    const other = await loginAs('admin', await anotherPerson())
    await other.goto(page.url())
    await expect(cardNames(other, 'apply')).toHaveText(everybody)
    await moveByMenu(page, one.name, 'firstInterview')
    const sender = page.getByRole('dialog').getByLabel(text('notification.sender'))
    await sender.fill('Equipo de')
    await moveByMenu(other, two.name, 'reject')
    await closeWithoutNotifying(other)
    await expect(page.getByText(text('board.live_waiting'))).toBeAttached()
    await expect(sender).toBeFocused()
    await page.keyboard.type(' prueba')
    await expect(sender).toHaveValue('Equipo de prueba')
    await closeWithoutNotifying(page)
    await expect(cardNames(page, 'reject')).toHaveText([two.name])
  })
})

test('BRD-03 NTF-01 SPEC-40 a move and an e-mail of a stale board are refused and explained, and nothing is lost', async ({
  page,
  loginAs,
  anotherPerson,
  expectConsoleError,
  mailbox,
}) => {
  await test.step('BRD-03 SPEC-40: a move made on a stale board is refused and explained, and the board refreshes', async () => {
    expectConsoleError(/409.*\/api\/elements\/change/)
    await page.getByRole('searchbox').fill(one.name)
    await expect(page.getByRole('article')).toHaveCount(1)
    const other = await loginAs('admin', await anotherPerson())
    await other.goto(page.url())
    await moveByMenu(other, one.name, 'makeTest')
    await closeWithoutNotifying(other)
    await dragOver(page, one.name, 'secondInterview')
    await page.mouse.up()
    await expect(page.getByRole('alert').filter({ hasText: text('board.stale') })).toBeVisible()
    await expect(cardNames(page, 'makeTest')).toHaveText([one.name])
    await expect(column(page, 'secondInterview').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('searchbox')).toHaveValue(one.name)
    await page.reload()
    await expect(cardNames(page, 'makeTest')).toHaveText([one.name])
  })
  await test.step('NTF-01 SPEC-40: an e-mail written on a stale board is refused, keeps its text and follows the card', async () => {
    await openNewBoard(page)
    expectConsoleError(/409.*\/api\/jobs\/email/)
    await moveByMenu(page, one.name, 'makeTest')
    const dialog = page.getByRole('dialog', { name: text('notification.title', 'es', { name: one.name }) })
    await dialog.getByRole('radio', { name: text('notification.other') }).check()
    await dialog.getByLabel(text('notification.subject')).fill('Palabras propias sobre {{job}}')
    await dialog.getByLabel(text('notification.heading'), { exact: true }).fill('Un título')
    await dialog.getByRole('textbox', { name: text('notification.message') }).fill('Un mensaje.')
    const other = await loginAs('admin', await anotherPerson())
    await other.goto(page.url())
    await moveByMenu(other, one.name, 'approved')
    await closeWithoutNotifying(other)

    const send = dialog.getByRole('button', { name: text('notification.send') })
    await send.click()
    await expect(dialog.getByRole('alert').filter({ hasText: text('notification.error.moved') })).toBeVisible()
    await expect(dialog).toContainText(text('board.stage.approved'))
    await expect(dialog.getByLabel(text('notification.subject'))).toHaveValue('Palabras propias sobre {{job}}')
    await expect(column(page, 'approved').locator('article', { hasText: one.name })).toBeAttached()
    await send.click()
    await expect(dialog).toBeHidden()
    const email = await mailbox.waitFor({ to: one.email, subject: /^Palabras propias sobre/ })
    expect(email.text).toContain('Un mensaje.')
  })
})
