import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  chooseInMenu,
  closeWithoutNotifying,
  column,
  dragOver,
  holdAt,
  menuOf,
  moveByMenu,
  openNewBoard,
  take,
} from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-03 an order made with the mouse inside a column survives a reload', { tag: '@postgres' }, async ({
  page,
  startSession,
}) => {
  await startSession('recruiter')
  await openNewBoard(page)
  await take(page, one.name)
  const place = await boxOf(cardOf(page, two.name))
  await holdAt(page, place.x + 40, place.y + place.height - 12)
  await expect(page.locator('[data-gap]').filter({ has: cardOf(page, three.name) })).toBeVisible()
  await page.mouse.up()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name, three.name])
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name, three.name])
})

test('BRD-01 BRD-03 SHR-04 cards are searched, ordered by keyboard, and stay after a press or a drop beside', async ({
  page,
  startSession,
}) => {
  await test.step('BRD-01 the board shows its vacancy and counts, and its search filters while one types, and on Enter', async () => {
    await startSession('recruiter')
    const name = await openNewBoard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(text('board.openings', 'es', { count: 2 }), { exact: true })).toBeVisible()
    await expect(page.getByText(text('board.new_candidates', 'es', { count: 3 }), { exact: true })).toBeVisible()
    const box = page.getByRole('searchbox', { name: text('board.search') })
    await box.fill('candidato dos')
    await expect(cardNames(page, 'apply')).toHaveText([two.name])
    await expect(page.getByRole('status').filter({ hasText: text('board.search_results', 'es', { count: 1 }) })).toBeVisible()
    await box.fill('nadie así')
    await box.press('Enter')
    await expect(page.getByText(text('board.search_none', 'es', { text: 'nadie así' }))).toBeVisible()
    await box.fill('')
    await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])

    await moveByMenu(page, one.name, 'makeTest')
    await closeWithoutNotifying(page)
    await expect(page.getByText(text('board.new_candidates', 'es', { count: 2 }), { exact: true })).toBeVisible()
  })
  await test.step('BRD-03 an order made with the keyboard inside a column survives a reload', async () => {
    await startSession('recruiter')
    await openNewBoard(page)
    const opener = menuOf(page, one.name)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[aria-current]')).toContainText(text('board.stage.apply'))
    const firstChoice = dialog.getByRole('button', { name: text('board.stage.makeTest') })
    await expect(firstChoice).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(dialog, 'whom the focus has left').toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(firstChoice).toBeFocused()
    const toBottom = dialog.getByRole('button', { name: text('board.move_to_bottom') })
    for (let steps = 0; steps < 16 && !(await toBottom.evaluate((it) => it === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(cardNames(page, 'apply')).toHaveText([two.name, three.name, one.name])
    const moveText = text('board.reordered', 'es', { name: one.name, place: 3, stage: text('board.stage.apply') })
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: moveText })).toHaveCount(1)
    await expect(opener).toBeFocused()
    await page.reload()
    await expect(cardNames(page, 'apply')).toHaveText([two.name, three.name, one.name])
  })
  await test.step('BRD-03 a press outside the menu of a card closes it and activates nothing behind it', async () => {
    await startSession('recruiter')
    await openNewBoard(page)
    const behind = await boxOf(cardOf(page, three.name).getByRole('heading'))
    const opener = menuOf(page, one.name)
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: text('board.stage.makeTest') })).toBeFocused()
    await page.mouse.click(behind.x + 4, behind.y + 4)
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await cardOf(page, three.name).getByRole('heading').click()
    await expect(dialog, 'that the same press opens without a menu').toContainText(three.name)
  })
  await test.step('BRD-03 a card dropped outside of every column stays where it is', async () => {
    await startSession('recruiter')
    await openNewBoard(page)
    await dragOver(page, one.name, 'makeTest')
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    await holdAt(page, title.x + 20, title.y + 10)
    await expect(column(page, 'makeTest')).not.toHaveAttribute('data-over')
    await page.mouse.up()
    await expect(column(page, 'apply').locator('[data-dragged]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
  })
  await test.step('BRD-03 SHR-04 a column is one Tab stop; the arrow keys, Home and End move through its cards', async () => {
    await startSession('recruiter')
    await openNewBoard(page)
    const box = (name: string) => cardOf(page, name).getByRole('checkbox')
    // The last control of the head.
    await page.getByRole('main').locator('header').locator('a, button').last().focus()
    await page.keyboard.press('Tab')
    await expect(menuOf(page, one.name)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(box(two.name)).toBeFocused()
    await page.keyboard.press('End')
    await expect(box(three.name)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await expect(column(page, 'apply').locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(box(two.name)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(box(one.name)).toBeFocused()
  })
  await test.step('BRD-01 the tab is named after the vacancy, whatever name the address contains', async () => {
    await startSession('recruiter')
    const name = await openNewBoard(page, [one])
    const { pathname } = new URL(page.url())
    await page.goto(pathname.replace(/[^/]+$/, 'Otra%20cosa'))
    await expect(page).toHaveTitle(new RegExp(`^${text('board.page_title', 'es', { name })} · `))
  })
})

test('BRD-02 APP-02 SPEC-25: a card is removed after a confirmation and returns when its person applies again', async ({
  page,
  loginAs,
  startSession,
  anotherPerson,
}) => {
  await startSession('recruiter')
  await openNewBoard(page, [one, two])
  const remove = () => chooseInMenu(page, one.name, text('board.remove'))
  const question = page.getByRole('alertdialog')
  await remove()
  await expect(question).toContainText(text('board.remove_question', 'es', { name: one.name }))
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(menuOf(page, one.name)).toBeFocused()
  await remove()
  await question.getByRole('button', { name: text('board.remove_confirm') }).click()
  await expect(page.getByText(text('board.removed_named', 'es', { name: one.name }))).toBeVisible()
  await expect(cardNames(page, 'apply')).toHaveText([two.name])
  await expect(menuOf(page, two.name)).toBeFocused()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([two.name])

  const vacancy = new URL(page.url()).pathname.split('/')[2]
  const candidate = await loginAs('candidate', await anotherPerson())
  await candidate.goto(`/info/vacancies/detail/${vacancy}`)
  await candidate.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
  await expect(candidate.getByText(text('vacancies.new_apply'))).toBeVisible()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name])
})
