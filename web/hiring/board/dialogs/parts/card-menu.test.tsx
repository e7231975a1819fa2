import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hiringStage } from '#domain/hiring/board/board.rules.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { textIn } from '../../../../platform/i18n/catalog.ts'
import { board } from '../../../../testing/board-data.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { CardMenu } from './card-menu.tsx'

const t = textIn('es')
const menu = page.getByRole('dialog')
const listOfStages = menu.getByRole('list', { name: t('board.move_stages') })

interface Setting {
  at?: Stage
  mayChange?: boolean
  hired?: boolean
  chosen?: readonly string[]
  /** The names of the steps of every stage. */
  steps?: readonly string[]
  onUndo?: () => void
}

/** Opens the menu of the card `b`, which stands between `a` and `c`. */
async function openMenu({ at = 'apply', mayChange = true, hired = false, chosen = [], steps = [], onUndo }: Setting = {}) {
  const did = { onMove: vi.fn(), onSetStep: vi.fn(), onAction: vi.fn(), onChoose: vi.fn(), onHired: vi.fn(), onClose: vi.fn() }
  const columns = board(['a', 'b', 'c'], { at }).map((column) => ({
    ...column,
    steps: steps.map((name) => ({ uuid: name, name, total: 0 })),
    elements: column.elements.map((card) => ({ ...card, hired_strut: hired ? ('Y' as const) : ('N' as const) })),
  }))
  await renderPart(<CardMenu id="b" chosen={new Set(chosen)} {...{ columns, mayChange, onUndo }} {...did} />)
  await expect.element(menu).toBeVisible()
  return did
}

test.each(stages)('BRD-03 the menu of a card in %s offers the stages that the rules allow', async (at) => {
  await openMenu({ at })
  const offered = listOfStages.getByRole('button').elements()
  const allowed = stagesOpenTo([at]).filter((stage) => stage !== at)
  expect(offered.map((button) => button.lastChild?.textContent)).toEqual(allowed.map((stage) => t(`board.stage.${stage}`)))
  await expect.element(listOfStages.getByText(t('board.move_current'))).toBeVisible()
})

test('BRD-03 the first stage has the focus, and its choice puts the card there', async () => {
  const { onMove } = await openMenu()
  const [first] = stagesOpenTo(['apply']).filter((stage) => stage !== 'apply')
  const choice = listOfStages.getByRole('button', { name: t(`board.stage.${first as Stage}`), exact: true })
  await expect.element(choice).toHaveFocus()
  await choice.click()
  expect(onMove).toHaveBeenCalledExactlyOnceWith('b', { stage: first, before: null })
})

test('BRD-07 the keys 1 to 6 move the card to the stage with this place, except to its own', async () => {
  const { onMove } = await openMenu({ at: 'makeTest' })
  await userEvent.keyboard('2')
  await userEvent.keyboard('7')
  expect(onMove).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('b', { stage: 'reject', before: null })
})

test('BRD-07 keys move neither a hired candidate nor the card of a viewer', async () => {
  const { onMove } = await openMenu({ at: hiringStage, hired: true })
  await userEvent.keyboard('1')
  expect(onMove).not.toHaveBeenCalled()
})

test.each([
  ['board.move_to_top', 'a'],
  ['board.move_up', 'a'],
  ['board.move_down', null],
  ['board.move_to_bottom', null],
] as const)('BRD-03 %s moves the card within its column', async (label, before) => {
  const { onMove } = await openMenu()
  await menu.getByRole('button', { name: t(label) }).click()
  expect(onMove).toHaveBeenCalledExactlyOnceWith('b', { stage: 'apply', before })
})

test('BRD-02 a viewer without the right to change finds the details only', async () => {
  const { onAction } = await openMenu({ mayChange: false })
  const details = menu.getByRole('button', { name: t('board.menu_details') })
  await expect.element(details).toHaveFocus()
  expect(listOfStages.elements()).toHaveLength(0)
  expect(menu.getByRole('button', { name: t('board.remove') }).elements()).toHaveLength(0)
  await details.click()
  expect(onAction).toHaveBeenCalledExactlyOnceWith('details')
})

test('BRD-03 the menu selects a card, or deselects one that is selected', async () => {
  const { onChoose } = await openMenu({ chosen: ['b'] })
  expect(menu.getByRole('button', { name: t('board.menu_choose') }).elements()).toHaveLength(0)
  await menu.getByRole('button', { name: t('board.menu_not_chosen') }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b')
})

test('SPEC-46 the menu offers to undo the last move of its card', async () => {
  const onUndo = vi.fn()
  await openMenu({ onUndo })
  await menu.getByRole('button', { name: t('board.undo_named', { name: 'b' }) }).click()
  expect(onUndo).toHaveBeenCalledOnce()
})

test('BRD-02 the menu of an approved candidate marks them as hired', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success_message: 'users.flags_set', data: {} }))
  const { onHired } = await openMenu({ at: hiringStage })
  await menu.getByRole('button', { name: t('board.mark_hired') }).click()
  await expect.poll(() => onHired.mock.calls.map(([card, hired]) => [card.uuid_element, hired])).toEqual([['b', 'Y']])
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({ uuid_element: 'b' })
})

test('SPEC-87 the menu of a hired candidate asks before it undoes the hire, and offers no other stage', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success_message: 'board.hire_undone', data: {} }))
  const { onHired } = await openMenu({ at: hiringStage, hired: true })
  expect(listOfStages.elements()).toHaveLength(0)
  await expect.element(menu.getByText(t('board.error.hired_stays'))).toBeVisible()
  await menu.getByRole('button', { name: t('board.undo_hire') }).click()
  expect(asked).not.toHaveBeenCalled()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('board.undo_hire_confirm') })
    .click()
  await expect.poll(() => onHired.mock.calls.map(([card, hired]) => [card.uuid_element, hired])).toEqual([['b', 'N']])
})

test.each([
  ['another stage', { at: 'secondInterview' }],
  ['a viewer without the right to change', { at: hiringStage, mayChange: false }],
] as const)('BRD-02 the menu does not offer to mark as hired: %s', async (_case, setting) => {
  await openMenu(setting)
  expect(menu.getByRole('button', { name: t('board.mark_hired') }).elements()).toEqual([])
})

test('STP-01 the menu offers the steps of the stage, and none', async () => {
  const { onSetStep } = await openMenu({ at: 'firstInterview', steps: ['Llamada', 'Técnica'] })
  const offered = page.getByRole('list', { name: t('steps.choose', { stage: t('board.stage.firstInterview') }) })
  await expect.element(offered.getByRole('listitem').last()).toHaveTextContent(`${t('steps.no_step')} ${t('board.move_current')}`)
  await offered.getByRole('button', { name: 'Técnica' }).click()
  expect(onSetStep).toHaveBeenCalledExactlyOnceWith('b', { stage: 'firstInterview', step: 'Técnica' })
})
