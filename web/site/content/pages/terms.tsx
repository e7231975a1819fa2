import { metaTools } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { loadPolicy } from '../content.queries.ts'
import { PublishedPolicy, policyMeta } from '../parts/published-policy.tsx'
import type { Route } from './+types/terms.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPolicy(serverRequest(context), 'terms', params.version)
}

export function meta({ matches, params }: Route.MetaArgs) {
  return policyMeta('terms', { ...metaTools(matches), asked: params.version })
}

/** /terms, and former versions by their number (PUB-05). */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PublishedPolicy part="terms" {...loaderData} />
}
