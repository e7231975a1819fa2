import { useContext, useEffect } from 'react'
import { Link, UNSAFE_DataRouterStateContext } from 'react-router'
import { addAudiences } from '../i18n/catalog.ts'
import { loadSessionGuard } from '../session/session-watch.tsx'
import { loadAccountMenu } from './header.tsx'
import { useLoadAhead } from './load-ahead.ts'

interface Props {
  readonly pages: readonly string[]
}

/** Loads the code of pages for logged-in people that come next, so that they open when the connection drops before. Shows nothing. */
export function PagesAhead({ pages }: Props) {
  const load = useLoadAhead()
  // Renders again when the router has learned of pages, which it does by the links.
  useContext(UNSAFE_DataRouterStateContext)
  useEffect(() => {
    void Promise.all(pages.map(load)).then((loaded) => {
      // Without a connection these would fail for good: what was imported in vain is not asked for again.
      if (!loaded.every(Boolean)) return
      for (const part of [() => addAudiences('candidate'), loadSessionGuard, loadAccountMenu]) part().catch(() => undefined)
    })
  })
  return (
    <span hidden>
      {pages.map((page) => (
        <Link key={page} to={page} tabIndex={-1} />
      ))}
    </span>
  )
}
