import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, parseLanguage } from '#domain/kernel/languages.ts'
import { loadCatalog } from './platform/i18n/catalogs.ts'

await loadCatalog(parseLanguage(document.documentElement.lang) ?? defaultLanguage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
