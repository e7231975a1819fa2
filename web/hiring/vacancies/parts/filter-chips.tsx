import { useSubmit } from 'react-router'
import type { JobsAddress } from '../vacancies.queries.ts'
import { ChoiceFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './vacancy-filters.module.css'
import { filterFormId } from './vacancy-filters.tsx'

/** Boxes that search at once; on a phone a button that opens the sheet of filters. */
export function FilterChips({ address, action }: { address: JobsAddress; action: string }) {
  const send = useSubmit()
  const sendNow = () => {
    const form = document.getElementById(filterFormId)
    if (form instanceof HTMLFormElement) void send(form, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className={`${styles.chips} ${styles.wide}`}>
        <ChoiceFields address={address} form={filterFormId} onChoose={sendNow} />
      </div>
      <FilterSheet address={address} action={action} />
    </>
  )
}
