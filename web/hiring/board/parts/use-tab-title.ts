import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'

/** Names the browser's tab after the vacancy of the board. Until it is known, what the address says of it stands there. */
export function useTabTitle(vacancy: string | undefined): void {
  const t = useText()
  const siteName = useCompany()?.name ?? ''
  const title = vacancy && `${t('board.page_title', { name: vacancy })} · ${siteName}`
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
