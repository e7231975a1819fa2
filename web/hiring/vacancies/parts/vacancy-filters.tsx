import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import { FilterFields, Keyword } from './filter-fields.tsx'
import styles from './vacancy-filters.module.css'

/**
 * Keyword, city, hours and workplace in a plain GET form, which works without JavaScript (VAC-01). On a phone only the keyword is
 * visible; FilterSheet has the other fields, and this form sends their current values along.
 */
export function VacancyFilters({ address, action }: { address: JobsAddress; action: string }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const send = useSubmit()
  const searching = useNavigation().state === 'loading'
  const sendNow = () => form.current && void send(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" action={action} role="search" className={styles.filters} preventScrollReset>
      <Keyword address={address} />
      <div className={styles.wide}>
        <FilterFields address={address} onChoose={sendNow} />
      </div>
      <Button type="submit" busy={searching} icon={<IconSearch size={20} aria-hidden="true" />} className={styles.send}>
        <span>{t('vacancies.search')}</span>
      </Button>
    </Form>
  )
}
