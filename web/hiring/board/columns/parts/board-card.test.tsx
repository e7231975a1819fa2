import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textIn } from '../../../../platform/i18n/catalog.ts'
import { card } from '../../../../testing/board-data.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { BoardCard } from './board-card.tsx'

const t = textIn('es')

async function renderCard(mayChange: boolean) {
  const onAction = vi.fn()
  const shown = card('Ana')
  await renderPart(
    <div style={{ paddingTop: 300 }}>
      <BoardCard card={shown} stage="apply" gap={false} chosen={false} onChoose={vi.fn()} {...{ mayChange, onAction }} />
    </div>,
  )
  return { onAction, shown }
}
const button = (key: 'board.notes_named' | 'board.remove_named') => page.getByRole('button', { name: t(key, { name: 'Ana' }) })

test('BRD-02 a card offers notes and removal beside its menu while the pointer is on it', async () => {
  const { onAction, shown } = await renderCard(true)
  const opacity = () => getComputedStyle(button('board.notes_named').element().parentElement as HTMLElement).opacity
  // The pointer may be where an earlier test has left it.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await expect.poll(opacity).toBe('0')
  await userEvent.hover(page.getByRole('article'))
  expect(opacity()).toBe('1')
  await button('board.notes_named').click()
  await button('board.remove_named').click()
  expect(onAction.mock.calls).toEqual([
    ['notes', shown.uuid_element],
    ['remove', shown.uuid_element],
  ])
})

test('BRD-02 the focus on the menu of a card shows them, too', async () => {
  await renderCard(true)
  const menu = page.getByRole('button', { name: t('board.menu_named', { name: 'Ana' }) })
  ;(menu.element() as HTMLElement).focus()
  const quick = button('board.remove_named').element().parentElement as HTMLElement
  await expect.poll(() => getComputedStyle(quick).opacity).toBe('1')
})

test('BRD-02 a viewer without the right to change gets no removal, and the title has the e-mail address', async () => {
  const { shown } = await renderCard(false)
  expect(button('board.remove_named').elements()).toHaveLength(0)
  expect(page.getByRole('heading').element().getAttribute('title')).toBe(`Ana\n${shown.user.email}`)
})
