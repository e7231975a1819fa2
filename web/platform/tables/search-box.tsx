import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useText } from '../i18n/language.tsx'
import styles from './search-box.module.css'
import { type OnSearch, useTypedSearch } from './use-typed-search.ts'

interface Props {
  value: string
  onSearch: OnSearch
  label?: string | undefined
  /** What to type; the label by default. */
  hint?: string
}

/** The search of a list. */
export function SearchBox({ value, onSearch, label, hint }: Props) {
  const t = useText()
  const typed = useTypedSearch(value, onSearch)
  return (
    <label className={styles.box}>
      <span className="visually-hidden">{label ?? t('common.search')}</span>
      <IconSearch size={20} aria-hidden="true" />
      <input {...typed} placeholder={hint ?? label ?? t('common.search')} />
    </label>
  )
}
