import { isRefusal } from '#domain/kernel/refusals.ts'
import { type ContentPart, contentEndpoints, contentParts } from '#domain/site/contents.contract.ts'
import { listSteps } from '#domain/site/site.contract.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from './site.reads.ts'
import { changeContent } from './site.writes.ts'

export const siteRoutes = (platform: Platform) => [
  route(listSteps, async ({ params }) => {
    const { steps } = (await readContent(platform, 'steps', params.lang)).content
    return { data: steps.map((step, index) => ({ number_step: index + 1, description_step: step })), total: steps.length }
  }),
  ...contentParts.flatMap((part) => contentRoutes(platform, part)),
]

function contentRoutes(platform: Platform, part: ContentPart): Route[] {
  const { read, change } = contentEndpoints[part]
  return [
    route(read, async ({ params }) => ({ data: await readContent(platform, part, params.lang) })),
    route(change, async ({ params, body, viewer }) => {
      const changed = await changeContent(platform, viewer, [part, params.lang], body)
      if (isRefusal(changed)) return changed
      return { success_message: 'site.changed', data: { content: body.content, version: changed.version } }
    }),
  ]
}
