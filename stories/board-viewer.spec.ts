import { applicants, cardNames, cardOf, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-02 BRD-04 COM-01 ROL-02 who may only look sees the board and its notes but nothing to move, write or remove with', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  // What the server answers to somebody without the right to change; that it does is told by board.routes.test.ts.
  await page.route('**/api/board/detail/**', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, may: { change: false } } } })
  })
  await openNewBoard(page)
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
  await expect(page.getByText(text('board.view_only'))).toBeVisible()
  const card = cardOf(page, one.name)
  await expect(card.getByRole('button')).toHaveCount(1)
  await expect(card.getByRole('checkbox')).toHaveCount(0)
  await expect(card).not.toHaveAttribute('draggable', 'true')
  await menuOf(page, one.name).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: text('board.menu_cv') })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: text('board.stage.reject') })).toHaveCount(0)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('board.menu_details') })
    .click()
  const dialog = page.getByRole('dialog', { name: one.name })
  await expect(dialog.getByRole('link', { name: text('files.download') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: text('board.write') })).toHaveCount(0)
  await dialog.getByRole('tab', { name: text('comments.title') }).click()
  await expect(dialog.getByText(text('comments.view_only'))).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})
