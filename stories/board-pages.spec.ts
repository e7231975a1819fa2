import { applicants, cardNames, column, menuOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

const [one, two, three] = applicants

test('BRD-01 a long column loads more near its end, offers a retry after a failure and keeps the focus', async ({
  page,
  loginAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/)
  await loginAs('recruiter')
  let isAway = true
  // Splits the cards of the server into pages of one and two.
  await page.route('**/api/board/postulates/**', async (route) => {
    const isMore = new URL(route.request().url()).searchParams.has('after')
    if (isMore && isAway) return route.abort()
    const response = await route.fetch({ url: route.request().url().split('?')[0] })
    const { data } = await response.json()
    const [{ elements }] = data
    data[0] = isMore ? { ...data[0], elements: elements.slice(1) } : { ...data[0], elements: elements.slice(0, 1), next: 'more' }
    return route.fulfill({ response, json: { data: isMore ? data.slice(0, 1) : data } })
  })
  await openNewBoard(page, applicants, 'es', [one])
  const apply = column(page, 'apply')
  const more = apply.getByRole('button', { name: text('board.load_more') })
  await expect(apply.getByRole('alert')).toHaveText(text('errors.network'))
  await expect(cardNames(page, 'apply')).toHaveText([one.name])
  isAway = false
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
  await expect(more).toHaveCount(0)
  await expect(menuOf(page, one.name)).toBeFocused()
  await page.reload()
  await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
})
