import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useText } from '../../../../platform/i18n/language.tsx'
import { IconButton } from '../../../../platform/ui/button.tsx'
import type { Review } from '../hooks/use-review.ts'
import styles from './review.module.css'

/** Where one is in the round, with the buttons of its keys J, K and Z. */
export function ReviewPager({ review, name }: { review: Review; name: string }) {
  const t = useText()
  return (
    <div className={styles.pager}>
      <IconButton label={t('board.previous')} disabled={review.place <= 1} onClick={review.previous}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <p role="status">
        <span className="visually-hidden">{name}. </span>
        {t('board.review_place', { place: review.place, total: review.total })}
      </p>
      <IconButton label={t('board.next')} onClick={review.next}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('board.review_undo')} disabled={review.decided === 0} onClick={() => void review.takeBack()}>
        <IconArrowBackUp size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
