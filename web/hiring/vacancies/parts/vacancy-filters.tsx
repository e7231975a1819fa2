import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { JobsAddress } from '../vacancies.queries.ts'
import { City, Keyword, OtherLanguageField } from './filter-fields.tsx'
import styles from './vacancy-filters.module.css'

/** The id of the form, for fields outside of it. */
export const filterFormId = 'vacancy-filters'

/**
 * The line of search with keyword and city: a plain GET form, which works without JavaScript and sends the boxes of FilterChips along
 * (VAC-01). On a phone only the keyword is visible; FilterSheet has the other fields.
 */
export function VacancyFilters({ address, action }: { address?: JobsAddress; action: string }) {
  const t = useText()
  const searching = useNavigation().state === 'loading'
  return (
    <Form id={filterFormId} method="get" action={action} role="search" className={styles.line} preventScrollReset>
      <Keyword {...(address && { address })} inLine />
      <div className={styles.wide}>
        <City {...(address && { address })} inLine />
      </div>
      {address && <OtherLanguageField address={address} />}
      <Button
        type="submit"
        size="large"
        busy={searching}
        icon={<IconSearch size={20} aria-hidden="true" />}
        className={styles.send}
      >
        <span>{t('vacancies.search')}</span>
      </Button>
    </Form>
  )
}
