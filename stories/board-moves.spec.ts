import {
  applicants,
  boxOf,
  cardNames,
  cardOf,
  closeWithoutNotifying,
  column,
  dragOver,
  expectWithinWidth,
  holdAt,
  openNewBoard,
  take,
} from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-03 the order that the mouse makes inside a column stays after a reload', { tag: '@postgres' }, async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await loginAs('recruiter')
  await openNewBoard(page)
  await take(page, one.name)
  const place = await boxOf(cardOf(page, two.name))
  await holdAt(page, place.x + 40, place.y + place.height - 20)
  await expect(cardOf(page, two.name)).toHaveAttribute('data-over', 'below')
  await page.mouse.up()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name, three.name])
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name, three.name])
})

test('BRD-03 the order that the keyboard makes inside a column stays after a reload', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openNewBoard(page)
  const opener = cardOf(page, one.name).getByRole('button', { name: text('board.move_named', 'es', { name: one.name }) })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('board.move_to_bottom') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(cardNames(page, 'apply')).toHaveText([two.name, three.name, one.name])
  const said = text('board.reordered', 'es', { name: one.name, place: 3, stage: text('board.stage.apply') })
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: said })).toHaveCount(1)
  await expect(opener).toBeFocused()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, three.name, one.name])
})

test('BRD-03 a card let go outside every column stays where it is', async ({ page, loginAs }) => {
  await loginAs('recruiter')
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

test('BRD-03 board and columns scroll while a card is held near their edge', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 800, height: 720 })
  await loginAs('recruiter')
  await openNewBoard(page)
  const scrolled = () => column(page, 'apply').evaluate((element) => element.querySelector('[tabindex]')?.scrollTop)
  const box = await boxOf(column(page, 'apply'))
  await take(page, one.name)
  await holdAt(page, box.x + 60, 705)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await holdAt(page, 790, box.y + 200)
  await expectWithinWidth(column(page, 'reject'))
  const last = await boxOf(column(page, 'reject'))
  await holdAt(page, last.x + 60, last.y + 140)
  await page.mouse.up()
  await closeWithoutNotifying(page)
  await expect(cardNames(page, 'reject')).toHaveText([one.name])
})

test('BRD-01 the board is searched on Enter and with the button', async ({ page, loginAs }) => {
  await loginAs('recruiter')
  await openNewBoard(page)
  const box = page.getByRole('searchbox', { name: text('board.search') })
  await box.fill('candidato dos')
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
  await box.press('Enter')
  await expect(cardNames(page, 'apply')).toHaveText([two.name])
  await expect(page.getByRole('status').filter({ hasText: text('board.search_results', 'es', { count: 1 }) })).toBeVisible()
  await box.fill('nadie así')
  await page.getByRole('button', { name: text('board.search_action'), exact: true }).click()
  await expect(page.getByText(text('board.search_none', 'es', { text: 'nadie así' }))).toBeVisible()
  await page.getByRole('button', { name: text('board.search_clear') }).click()
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
})

test('BRD-02 APP-02 decision 25: a card is removed after a question, and comes back when its person applies again', async ({
  page,
  loginAs,
  anotherPerson,
}) => {
  await loginAs('recruiter')
  await openNewBoard(page, [one, two])
  const remove = cardOf(page, one.name).getByRole('button', { name: text('board.remove_named', 'es', { name: one.name }) })
  const question = page.getByRole('alertdialog')
  await remove.click()
  await expect(question).toContainText(text('board.remove_question', 'es', { name: one.name }))
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: text('board.remove_confirm') }).click()
  await expect(page.getByText(text('board.removed_named', 'es', { name: one.name }))).toBeVisible()
  await expect(cardNames(page, 'apply')).toHaveText([two.name])
  await expect(column(page, 'apply').locator('[tabindex]')).toBeFocused()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([two.name])

  const vacancy = new URL(page.url()).pathname.split('/')[2]
  const candidate = await loginAs('candidate', await anotherPerson())
  await candidate.goto(`/info/vacancies/detail/${vacancy}`)
  await candidate.getByRole('button', { name: text('vacancies.apply'), exact: true }).click()
  await expect(candidate.getByText(text('vacancies.new_apply'))).toBeVisible()
  await expect(cardNames(page, 'apply')).toHaveText([two.name, one.name])
})
