import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, parseLanguage } from '#domain/kernel/languages.ts'
import { loadLanguage } from './platform/i18n/catalog.ts'

await loadLanguage(parseLanguage(document.documentElement.lang) ?? defaultLanguage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
