import { Form } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import { ChoiceFields, City, Keyword, OtherLanguageField } from './filter-fields.tsx'
import styles from './vacancy-filters.module.css'

interface Props {
  address: JobsAddress
  action: string
  open: boolean
  onClose(): void
}

/** The filters of the vacancies in a sheet at the bottom of a phone. */
export default function FilterDialog({ address, action, open, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell open={open} title={t('vacancies.filters')} size="sheet" onClose={onClose}>
      <Form method="get" action={action} role="search" className={styles.sheet} preventScrollReset onSubmit={onClose}>
        <Keyword address={address} />
        <City address={address} />
        <ChoiceFields address={address} />
        <OtherLanguageField address={address} />
        <div className={styles.foot}>
          <Button type="submit">{t('vacancies.search')}</Button>
        </div>
      </Form>
    </ModalShell>
  )
}
