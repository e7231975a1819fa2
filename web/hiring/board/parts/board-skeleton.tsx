import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import columns from '../columns/parts/columns.module.css'
import styles from './board.module.css'

/** Placeholder of the six columns while they load. */
export function BoardSkeleton() {
  const t = useText()
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">{t('board.loading')}</span>
      <Skeleton width="min(24rem, 80%)" height="2.5rem" />
      <div className={columns.columns}>
        {stages.map((stage) => (
          <div key={stage} className={columns.column} data-stage={stage}>
            <Skeleton height="2.5rem" />
            <Skeleton height="9rem" />
            <Skeleton height="9rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
