import { useEffect } from 'react'
import { Link } from 'react-router'
import { addAudiences } from '../i18n/catalog.ts'
import { loadSessionGuard } from '../session/session-watch.tsx'
import { loadAccountMenu } from './header.tsx'

interface Props {
  readonly pages: readonly string[]
}

/** Loads the code of pages for logged-in people that come next, so that they open when the connection drops before. Shows nothing. */
export function PagesAhead({ pages }: Props) {
  useEffect(() => {
    // What cannot be loaded now is loaded when it is shown.
    for (const load of [() => addAudiences('candidate'), loadSessionGuard, loadAccountMenu]) load().catch(() => undefined)
  }, [])
  return (
    <span hidden>
      {pages.map((page) => (
        <Link key={page} to={page} prefetch="render" tabIndex={-1} />
      ))}
    </span>
  )
}
