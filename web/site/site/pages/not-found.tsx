import { data } from 'react-router'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { NotFound } from '../../../platform/shell/not-found.tsx'
import type { Route } from './+types/not-found.ts'

/** /error404 and every unmatched address answer 404 (NAV-07). */
export function loader() {
  return data(null, { status: 404 })
}

/** Inside the browser the address is known not to exist; the server need not say it again. */
export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('menu.404'), siteName)
}

export default function NotFoundPage() {
  return <NotFound />
}
