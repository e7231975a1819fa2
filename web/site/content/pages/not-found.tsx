import { data } from 'react-router'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { framed } from '../../../platform/shell/frame.ts'
import { NotFound } from '../../../platform/shell/not-found.tsx'
import type { Route } from './+types/not-found.ts'

export const handle = framed('personal')

/** /error404 and every unmatched address respond with 404 (NAV-07). */
export function loader() {
  return data(null, { status: 404 })
}

/** In the browser the router knows that the address does not exist, without a request. */
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
