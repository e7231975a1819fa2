import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Stage } from '#domain/kernel/stages.ts'
import { board } from '../../../../testing/board-data.ts'
import { columnElementId } from '../../parts/board-focus.ts'
import { useCardDialogs } from './use-card-dialogs.ts'

const place = document.createElement('div')
afterEach(() => place.remove())

/** The dialogs of a board with the cards `a` and `b`. `columns` may be replaced as another person changes the board. */
async function renderDialogs() {
  const shown = { columns: board(['a', 'b']) }
  const { result, act } = await renderHook(() => useCardDialogs(() => shown.columns))
  const open = () => {
    const { current } = result.current
    return current && `${current.action} ${current.card.uuid_element} ${current.stage}`
  }
  return { shown, dialogs: result, act, open }
}

/** Puts buttons into the page that take the focus of a card and of a column. */
function addButtons(card: string, column: Stage) {
  place.innerHTML = `<div data-card="${card}"><button data-does="menu">card</button></div>
    <div id="${columnElementId(column)}"><button tabindex="0">column</button></div>`
  document.body.append(place)
}
const focused = () => document.activeElement?.textContent

test('BRD-03 a dialog that opens later waits until the open one is closed', async () => {
  const { dialogs, act, open } = await renderDialogs()
  await act(() => dialogs.current.openOn('notify', 'a'))
  await act(() => dialogs.current.openOn('details', 'b'))
  expect(open()).toBe('notify a apply')
  await act(() => dialogs.current.close())
  expect(open()).toBe('details b apply')
  await act(() => dialogs.current.close())
  expect(open()).toBeUndefined()
})

test('BRD-03 no dialog opens about a card that has left the board', async () => {
  const { dialogs, act, open } = await renderDialogs()
  await act(() => dialogs.current.openOn('details', 'gone'))
  expect(open()).toBeUndefined()
})

test('BRD-04 a dialog leads to another about its card, and to another card', async () => {
  const { shown, dialogs, act, open } = await renderDialogs()
  await act(() => dialogs.current.openOn('menu', 'a'))
  await act(() => dialogs.current.goOn('details'))
  expect(open()).toBe('details a apply')
  const other = shown.columns[0]?.elements[1]
  await act(() => other && dialogs.current.follow({ card: other, stage: 'makeTest' }))
  expect(open()).toBe('details b makeTest')
})

test('BRD-03 the focus returns to the card of the closed dialog', async () => {
  const { dialogs, act } = await renderDialogs()
  addButtons('a', 'apply')
  await act(() => dialogs.current.openOn('details', 'a'))
  await act(() => dialogs.current.close())
  await vi.waitFor(() => expect(focused()).toBe('card'))
})

test('BRD-02 the focus goes to the column when the card has left the board', async () => {
  const { shown, dialogs, act } = await renderDialogs()
  addButtons('a', 'apply')
  await act(() => dialogs.current.openOn('remove', 'a'))
  shown.columns = board(['b'])
  await act(() => dialogs.current.close())
  await vi.waitFor(() => expect(focused()).toBe('column'))
})

test('BRD-08 a move in the details opens its e-mail, and then the details again, which lead on from the old place', async () => {
  const { shown, dialogs, act, open } = await renderDialogs()
  const [card] = shown.columns[0]?.elements ?? []
  if (!card) throw new Error('no card')
  await act(() => dialogs.current.openOn('details', 'a'))
  await act(() => dialogs.current.openNewStage(card, 'makeTest', { stage: 'apply', index: 0 }))
  expect(open()).toBe('notify a makeTest')
  await act(() => dialogs.current.close())
  expect(open()).toBe('details a makeTest')
  expect(dialogs.current.current?.from).toEqual({ stage: 'apply', index: 0 })
})

test('BRD-08 the details of a card that was moved back lead on from the place that it has now', async () => {
  const { shown, dialogs, act } = await renderDialogs()
  const [card] = shown.columns[0]?.elements ?? []
  if (!card) throw new Error('no card')
  await act(() => dialogs.current.openOn('details', 'a'))
  for (const [stage, from] of [
    ['makeTest', 'apply'],
    ['apply', 'makeTest'],
  ] as const) {
    await act(() => dialogs.current.openNewStage(card, stage, { stage: from, index: 0 }))
    await act(() => dialogs.current.close())
  }
  expect(dialogs.current.current).toMatchObject({ action: 'details', stage: 'apply' })
  expect(dialogs.current.current?.from).toBeUndefined()
})

test('BRD-03 the e-mail of a card that was dragged waits behind the dialog of another', async () => {
  const { shown, dialogs, act, open } = await renderDialogs()
  const [card] = shown.columns[0]?.elements ?? []
  if (!card) throw new Error('no card')
  await act(() => dialogs.current.openOn('details', 'b'))
  await act(() => dialogs.current.openNewStage(card, 'makeTest', { stage: 'apply', index: 0 }))
  expect(open()).toBe('details b apply')
})
