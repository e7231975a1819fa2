import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { useCompany } from '../../../platform/pages/company.ts'

/** Sets the document title to the vacancy's name. Until it is loaded, the name from the URL stays. */
export function useTabTitle(vacancy: string | undefined): void {
  const t = useText()
  const siteName = useCompany()?.name ?? ''
  const title = vacancy && `${t('board.page_title', { name: vacancy })} · ${siteName}`
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
