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

  function doneBy({ cards, name, to }: UndoOffer) {
    const stage = t(`board.stage.${to}`)
    return {
      id: cards.map(({ id, version }) => `${id} ${version}`).join(),
      text:
        cards.length === 1 ? t('board.undo_offer', { name, stage }) : t('board.undo_offer_many', { count: cards.length, stage }),
      until: Math.min(...cards.map(({ until = Number.POSITIVE_INFINITY }) => until)),
    }
  }
}
