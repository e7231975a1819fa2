import { useText } from '../../../../platform/i18n/language.tsx'
import { UndoBar as SharedBar } from '../../../../platform/ui/undo-bar.tsx'
import type { Undo, UndoOffer } from '../hooks/use-undo.ts'

/** Offers to undo the last move. Several cards can be undone together until the e-mail of one of them leaves. */
export function UndoBar({ offer, busy, takeBack, forget }: Undo) {
  const t = useText()
  return (
    <SharedBar
      label={t('board.undo_region')}
      done={offer && doneBy(offer)}
      busy={busy}
      onUndo={() => void takeBack()}
      onEnd={forget}
    />
  )

  function wordsOf({ cards, name, to, step }: UndoOffer) {
    const [count, stage] = [cards.length, t(`board.stage.${to}`)]
    if (step !== undefined)
      return count === 1 ? t('steps.undo_offer', { name, step }) : t('steps.undo_offer_many', { count, step })
    return count === 1 ? t('board.undo_offer', { name, stage }) : t('board.undo_offer_many', { count, stage })
  }

  function doneBy(made: UndoOffer) {
    const { cards } = made
    return {
      id: cards.map(({ id, version }) => `${id} ${version}`).join(),
      text: wordsOf(made),
      until: Math.min(...cards.map(({ until = Number.POSITIVE_INFINITY }) => until)),
    }
  }
}
