import { listSteps } from '#domain/site/site.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSteps } from './site.reads.ts'

export const siteRoutes = ({ db }: Platform) => [
  route(listSteps, async ({ params }) => {
    const data = await readSteps(db, params.lang)
    return { data, total: data.length }
  }),
]
