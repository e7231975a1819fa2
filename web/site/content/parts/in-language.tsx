import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Language } from '#domain/kernel/languages.ts'
import { loadLanguage } from '../../../platform/i18n/catalog.ts'
import { LanguageContext, useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'

/** Shows its children in another language than the screen's. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const t = useText()
  const { changeLanguage } = useLanguage()
  const [ready, setReady] = useState<Language | 'failed'>()
  useEffect(
    () =>
      void loadLanguage(language).then(
        () => setReady(language),
        () => setReady('failed'),
      ),
    [language],
  )
  const state = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage])
  // Browsers retry a failed import only on another page.
  if (ready === 'failed') return <LoadError text={t('errors.network')} onRetry={() => location.reload()} />
  return ready === language ? <LanguageContext value={state}>{children}</LanguageContext> : null
}
