import { Suspense, useRef } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import type { BoardDetail } from '../../board.queries.ts'
import type { CardChanges } from '../../dialogs/hooks/use-card-changes.ts'
import type { Board } from '../../hooks/use-board.ts'
import { findCard } from '../../parts/board-state.ts'
import { useBoardTools } from '../../parts/board-tools.ts'
import bar from '../../selection/parts/selection-bar.module.css'
import type { Review } from '../hooks/use-review.ts'

interface Props {
  board: Board
  detail: BoardDetail
  review: Review
  changes: CardChanges
}

/** The e-mails of a round, sent together after each was shown (REV-01). They wait here while no dialog is open. */
export function CollectedMessages({ board, detail, review, changes }: Props) {
  const t = useText()
  const { Many } = useBoardTools()
  const count = review.waiting.size
  const written = useRef<string[]>([])
  // Whoever moved on meanwhile is written to about another stage, or was removed.
  const people = [...review.waiting.keys()]
    .flatMap((id) => findCard(board.read(), id) ?? [])
    .filter(({ card, stage }) => review.waiting.get(card.uuid_element) === stage)
    .slice(0, limits.cardsAtOnce)
  return (
    <>
      <div className={bar.bar} hidden={count === 0}>
        <p role="status">{count > 0 && t('board.review_waiting', { count })}</p>
        <Button size="small" aria-haspopup="dialog" onClick={people.length > 0 ? review.send : review.dropMessages}>
          {t('board.review_send', { count })}
        </Button>
        <Button size="small" tone="bare" onClick={review.dropMessages}>
          {t('board.review_drop')}
        </Button>
      </div>
      {review.isSending && (
        <Suspense fallback={null}>
          <Many
            onlyWrites
            people={people}
            job={detail.name_job}
            find={(id) => findCard(board.read(), id)}
            reload={board.reload}
            onMoved={async () => {}}
            onSent={async (id, stage, held) => {
              written.current.push(id)
              await changes.showSent(id, stage, held)
            }}
            onClose={() => {
              // Not before: the dialog shows what was done.
              for (const id of written.current.splice(0)) review.forgetMessage(id)
              review.stopSending()
              void board.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
