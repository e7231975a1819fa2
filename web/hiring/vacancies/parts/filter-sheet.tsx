import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import { ChoiceFields, City, Keyword, OtherLanguageField } from './filter-fields.tsx'
import styles from './vacancy-filters.module.css'

/** On a phone the filters are in a bottom sheet, so that the results start at the top of the screen. */
export function FilterSheet({ address, action }: { address: JobsAddress; action: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
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
      <ModalShell open={open} title={t('vacancies.filters')} size="sheet" onClose={() => setOpen(false)}>
        <Form
          method="get"
          action={action}
          role="search"
          className={styles.sheet}
          preventScrollReset
          onSubmit={() => setOpen(false)}
        >
          <Keyword address={address} />
          <City address={address} />
          <ChoiceFields address={address} />
          <OtherLanguageField address={address} />
          <div className={styles.foot}>
            <Button type="submit">{t('vacancies.search')}</Button>
          </div>
        </Form>
      </ModalShell>
    </div>
  )
}
