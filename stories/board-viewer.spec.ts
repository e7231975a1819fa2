import { applicants, cardNames, cardOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-02 ROL-02 who may only look sees the board but nothing to move, write or remove with', async ({ page, loginAs }) => {
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
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(card.getByRole('link', { name: text('board.cv_of', 'es', { name: one.name }) })).toBeVisible()
  await expect(card).not.toHaveAttribute('draggable', 'true')
})
