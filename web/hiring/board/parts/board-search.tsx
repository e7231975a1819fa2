import { useText } from '../../../platform/i18n/language.tsx'
import { SearchBox } from '../../../platform/tables/search-box.tsx'
import styles from './board.module.css'

/** Filters the cards while the person types, and at once on Enter (BRD-01). */
export function BoardSearch({ active, onSearch }: { active: string; onSearch(text: string): void }) {
  const t = useText()
  return (
    <search className={styles.search}>
      <SearchBox value={active} label={t('board.search')} hint={t('board.search_hint')} onSearch={onSearch} />
    </search>
  )
}

/** The number of cards that a search has found, in a live region. */
export function SearchOutcome({ search, found }: { search: string; found: number | undefined }) {
  const t = useText()
  return (
    <span role="status">
      {search &&
        found !== undefined &&
        (found === 0 ? t('board.search_none', { text: search }) : t('board.search_results', { count: found }))}
    </span>
  )
}
