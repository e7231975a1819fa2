import { useText } from '../i18n/language.tsx'
import type { ListView } from './list-view.ts'

/** The words for the number of rows; empty where the page states it beside the list and the list does not count so far. */
export function useTotalWords({ capped, total, isCountedBeside = false }: ListView<unknown>): string {
  const t = useText()
  if (capped && isCountedBeside) return ''
  return t(capped ? 'common.total_capped' : 'common.total', { count: total })
}

/** The words for the current page and, when known, the number of pages. */
export function usePlaceWords({ state: { page, size }, capped, total }: ListView<unknown>): string {
  const t = useText()
  return capped
    ? t('common.page', { page: page + 1 })
    : t('common.page_of', { page: page + 1, pages: Math.max(1, Math.ceil(total / size)) })
}

/**
 * Announces to screen readers the number of results and the current page. The element exists from the start, because otherwise changes
 * would not be announced.
 */
export function ListNews({ list }: { list: ListView<unknown> }) {
  const total = useTotalWords(list)
  const place = usePlaceWords(list)
  return (
    <p role="status" className="visually-hidden">
      {list.status === 'ready' && list.total > 0 && !list.behind && `${[total, place].filter(Boolean).join('. ')}.`}
    </p>
  )
}
