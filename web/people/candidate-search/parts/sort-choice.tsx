import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import type { ListView } from '../../../platform/tables/list-view.ts'
import styles from './sort-choice.module.css'

const orders = { relevance: 'pool.sort.relevance', '-activity': 'pool.sort.activity', name: 'pool.sort.name' } as const

/** The order of the found people. On a phone the table has no headings to sort by. */
export function SortChoice({ list }: { list: ListView<unknown> }) {
  const t = useText()
  const known = list.state.sort in orders ? list.state.sort : ''
  return (
    <div className={styles.choice}>
      <select
        aria-label={t('pool.sort')}
        className={field.control}
        value={known}
        onChange={(event) => list.change({ sort: event.target.value })}
      >
        {known === '' && <option value="" />}
        {Object.entries(orders).map(([sort, key]) => (
          <option key={sort} value={sort}>
            {t(key)}
          </option>
        ))}
      </select>
    </div>
  )
}
