import { useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { asRefusal } from '../../../../platform/client/api-refusal.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { setStep as sendStep } from '../../../steps/steps.queries.ts'
import type { Board } from '../../hooks/use-board.ts'
import type { Undo } from '../../live/hooks/use-undo.ts'
import { focusCard } from '../../parts/board-focus.ts'
import { findCard, withCardChanged, withStep } from '../../parts/board-state.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { StepTarget } from './use-card-drag.ts'

/** Puts cards at a step of their stage (STP-01). It is shown at once and taken back when the server refuses it. */
export function useBoardSteps(board: Board, undo: Undo, announce: (words: string) => void) {
  const t = useText()
  const banner = useBanner()
  const [underWay, setUnderWay] = useState(0)

  /** @throws ApiRefusal, when several cards are put at a step in a dialog, which shows it */
  const put = async (ids: readonly string[], { stage, step: uuid }: StepTarget) => {
    const column = board.read().find(({ name_board }) => name_board === stage)
    const found = column?.steps.find((one) => one.uuid === uuid)
    const step = found ? { uuid: found.uuid, name: found.name } : null
    const cards = column?.elements.filter((card) => ids.includes(card.uuid_element) && card.step?.uuid !== step?.uuid) ?? []
    const [first, ...others] = cards
    if (!first || (uuid !== null && !step)) return
    setUnderWay((count) => count + 1)
    try {
      await board.change((columns) => withStep(columns, new Set(cards.map(({ uuid_element: id }) => id)), step))
      const stepped = await sendStep(cards, step)
      await board.change((columns) =>
        stepped.reduce((all, { uuid_element, version }) => withCardChanged(all, uuid_element, { version }), columns),
      )
      announce(wordsOf(first, cards.length, step))
      const [made, ...more] = stepped.map(({ uuid_element: id, version }) => ({ id, version }))
      const words = step?.name ?? t('steps.no_step')
      if (made) undo.make({ cards: [made, ...more], name: nameOf(first), to: stage, step: words })
      if (others.length === 0) focusCard(first.uuid_element)
    } catch (error) {
      announce(t('steps.set_failed'))
      await board.reload()
      throw error
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  const wordsOf = (card: BoardCard, count: number, step: BoardCard['step']) => {
    if (count > 1) return t('steps.set_many_done', { count, step: step?.name ?? t('steps.no_step') })
    return step ? t('steps.set_named', { name: nameOf(card), step: step.name }) : t('steps.unset_named', { name: nameOf(card) })
  }

  return {
    put,
    /** The same; a refusal is shown as a banner. */
    async set(ids: readonly string[], target: StepTarget) {
      try {
        await put(ids, target)
      } catch (error) {
        if (asRefusal(error).code === 'errors.stale') banner.error('board.stale')
        else banner.refusal(error)
        if (ids[0] && findCard(board.read(), ids[0])) focusCard(ids[0])
      }
    },
    busy: underWay > 0,
  }
}
export type BoardSteps = ReturnType<typeof useBoardSteps>
