import { useText } from '../../../platform/i18n/language.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'

/** Shown when nobody has applied to the vacancy. */
export function EmptyBoard() {
  const t = useText()
  return <EmptyState title={t('board.empty_title')} text={t('board.empty_text')} />
}
