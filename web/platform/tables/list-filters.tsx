import type { ReactNode } from 'react'
import { InSlot, useFiltersInHead, useHeadPlace } from '../ui/beside-title.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './list-filters.module.css'
import { phoneWidth } from './phone-width.ts'

/** The filters above a list: chips on one line, or in the sheet of a phone. An empty list has nothing to filter. */
export function ListFilters({ label, children }: { label: string; children: ReactNode }) {
  const isPhone = useMedia(phoneWidth)
  const place = useHeadPlace()
  useFiltersInHead()
  if (place?.list?.isEmpty) return null
  if (isPhone && place)
    return (
      <InSlot slot="filters">
        <search className={styles.fields} aria-label={label}>
          {children}
        </search>
      </InSlot>
    )
  return (
    <search className={styles.chips} aria-label={label}>
      {children}
    </search>
  )
}
