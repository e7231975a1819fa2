import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import type { JobsAddress } from '../vacancies.queries.ts'
import styles from './vacancy-filters.module.css'

const FilterDialog = lazyPart(() => import('./filter-dialog.tsx'))

/** On a phone the filters are in a bottom sheet, so that the results start at the top of the screen. It is loaded with the first press. */
export function FilterSheet({ address, action }: { address: JobsAddress; action: string }) {
  const t = useText()
  const [open, setOpen] = useState<boolean>()
  const chosen = address.types.length + address.places.length + (address.city ? 1 : 0)
  return (
    <div className={styles.narrow}>
      <Button
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? t('vacancies.filters_chosen', { count: chosen }) : t('vacancies.filters')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <FilterDialog address={address} action={action} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
