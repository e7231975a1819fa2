import { useText } from '../i18n/language.tsx'
import type { ListView } from './list-view.ts'

/** How many rows the list has. */
export function useTotalWords({ capped, total }: ListView<unknown>): string {
  const t = useText()
  return t(capped ? 'common.total_capped' : 'common.total', { count: total })
}

/** Which page it is, and of how many where that is known. */
export function usePlaceWords({ state: { page, size }, capped, total }: ListView<unknown>): string {
  const t = useText()
  return capped
    ? t('common.page', { page: page + 1 })
    : t('common.page_of', { page: page + 1, pages: Math.max(1, Math.ceil(total / size)) })
}

/**
 * Tells screen readers how much a search found and which page is there now. It stands there before there is anything to say, or changes
 * would not be heard.
 */
export function ListNews({ list }: { list: ListView<unknown> }) {
  const total = useTotalWords(list)
  const place = usePlaceWords(list)
  return (
    <p role="status" className="visually-hidden">
      {list.status === 'ready' && list.total > 0 && !list.behind && `${total}. ${place}.`}
    </p>
  )
}
