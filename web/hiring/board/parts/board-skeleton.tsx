import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import columns from '../columns/parts/columns.module.css'
import styles from './board.module.css'

/** How many cards each column shows while the board loads: fewer towards the end, as on most boards. */
const cards = [8, 6, 4, 3, 2, 2]

/** Placeholder of the head and the six columns while they load, in their real sizes. */
export function BoardSkeleton({ head = true }: { head?: boolean }) {
  const t = useText()
  return (
    <div className={head ? styles.page : styles.rest} role="status" aria-busy="true">
      <span className="visually-hidden">{t('board.loading')}</span>
      {head && (
        <div className={styles.head}>
          <Skeleton width="min(24rem, 80%)" height="var(--control)" />
          <Skeleton width="min(40rem, 100%)" height="var(--control-row)" />
        </div>
      )}
      <div className={columns.columns} aria-hidden="true">
        {stages.map((stage, place) => (
          <div key={stage} className={columns.column} data-stage={stage}>
            <div className={columns.columnHead}>
              <h2>{t(`board.stage.${stage}`)}</h2>
            </div>
            <div className={columns.cards}>
              {Array.from({ length: cards[place] ?? 0 }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never move.
                <Skeleton key={card} height="var(--row-tall)" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
