import {
  addTemplateEndpoint,
  deleteTemplateEndpoint,
  getTemplateEndpoint,
  listTemplatesEndpoint,
  updateTemplateEndpoint,
} from '#domain/hiring/templates/templates.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readTemplates, readWholeTemplate } from './templates.reads.ts'
import { presentTemplate, templateFields } from './templates.views.ts'
import * as writes from './templates.writes.ts'

export const templateRoutes = (platform: Platform) => [
  route(listTemplatesEndpoint, async ({ params, query }) =>
    answerPage(await readTemplates(platform.db, params.language, query), presentTemplate),
  ),

  route(getTemplateEndpoint, async ({ params }) => {
    const template = await readWholeTemplate(platform.db, params.id)
    return template ? { data: [presentTemplate(template)], total: 1 } : refuse('errors.not_found')
  }),

  route(addTemplateEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addTemplate(platform, viewer, templateFields(body)), presentTemplate),
  ),

  route(updateTemplateEndpoint, async ({ params, body, viewer }) => {
    const template = await readWholeTemplate(platform.db, params.id)
    if (!template) return refuse('errors.not_found')
    const changed = await writes.updateTemplate(platform, viewer, template, seenVersion(body, template), templateFields(body))
    return answerChange('common.modified', changed, presentTemplate)
  }),

  route(deleteTemplateEndpoint, async ({ params, viewer }) => {
    const template = await readWholeTemplate(platform.db, params.id)
    if (!template) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteTemplate(platform, viewer, template), presentTemplate)
  }),
]
