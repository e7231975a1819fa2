import { useContext, useEffect } from 'react'
import { Link, UNSAFE_DataRouterContext } from 'react-router'
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
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    const loadAll = () => Promise.all(pages.map(load)).then(loadParts, () => undefined)
    void loadAll()
    // The router learns of a page by the link to it.
    return router?.subscribe(loadAll)
  }, [load, pages, router])
  return (
    <span hidden>
      {pages.map((page) => (
        <Link key={page} to={page} tabIndex={-1} />
      ))}
    </span>
  )
}

/** After the pages, because without a connection these would fail for good: what was imported in vain is not asked for again. */
function loadParts(): void {
  for (const part of [() => addAudiences('candidate'), loadSessionGuard, loadAccountMenu]) part().catch(() => undefined)
}
