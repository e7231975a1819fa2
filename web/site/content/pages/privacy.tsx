import { metaTools } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { loadPolicy } from '../content.queries.ts'
import { PublishedPolicy, policyMeta } from '../parts/published-policy.tsx'
import type { Route } from './+types/privacy.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPolicy(serverRequest(context), 'privacy', params.version)
}

export function meta({ matches, params }: Route.MetaArgs) {
  return policyMeta('privacy', { ...metaTools(matches), asked: params.version })
}

/** /privacy, and former versions by their number (PUB-05). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PublishedPolicy part="privacy" {...loaderData} />
}
