import { applicants, cardNames, cardOf, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-02 BRD-04 COM-01 ROL-02 a viewer sees the board and its notes without any control to change them', async ({
  page,
  loginAs,
}) => {
  await loginAs('recruiter')
  // The answer to a viewer without permission to change; board.routes.test.ts proves that the server gives it.
  await page.route('**/api/board/detail/**', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, may: { change: false } } } })
  })
  await openNewBoard(page)
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
  await expect(page.getByText(text('board.view_only'))).toBeVisible()
  const card = cardOf(page, one.name)
  await expect(card.getByRole('button')).toHaveCount(2)
  await expect(card.getByRole('button', { name: text('board.notes_named', 'es', { name: one.name }) })).toBeAttached()
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
  // Notes on the person have a right of their own, which the recruiter holds.
  await expect(dialog.getByLabel(text('comments.write'), { exact: true })).toHaveCount(0)
})
