import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, parseLanguage } from '#domain/kernel/languages.ts'
import { noteArrival } from './platform/client/arrival.ts'
import { surviveForeignChanges } from './platform/client/foreign-changes.ts'
import { loadLanguage } from './platform/i18n/catalog.ts'
import { followNotedTarget } from './platform/pages/newer-version.ts'
import { isAtOtherAddress } from './platform/pages/other-address.ts'
import { isOldBrowser } from './platform/shell/old-browser-check.ts'

// A navigation that is overtaken between the first line and the end of its data leaves a rejection: React Router 8.4 ignores the promise
// `done` of the stream that it decodes. https://github.com/remix-run/react-router/pull/14761 is about other aborts of the same requests.
addEventListener('unhandledrejection', (event) => event.reason?.name === 'AbortError' && event.preventDefault())

if (!isOldBrowser() && !followNotedTarget()) await start()

async function start(): Promise<void> {
  noteArrival()
  surviveForeignChanges()
  await Promise.all([loadLanguage(parseLanguage(document.documentElement.lang) ?? defaultLanguage), addPopovers()])
  if (isAtOtherAddress()) return location.reload()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

/** Adds popovers, which menus use, to browsers without them. A page still works without its menus. */
async function addPopovers(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill').catch(() => {})
}
