import { builtInTemplate, templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import {
  listStageTemplatesEndpoint,
  mayNotify,
  sendApplicantEmailEndpoint,
  sendStageEmailEndpoint,
} from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { builtInSource } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse } from '../../platform/sessions/viewer.ts'
import { readStageTemplates, readTemplatesSent } from './candidate-emails.reads.ts'
import { notifyApplicant } from './candidate-emails.writes.ts'
import { shareVacancy } from './share.writes.ts'
import { presentLast, presentTemplate } from './views/templates.ts'

export const candidateEmailRoutes = (platform: Platform) => [
  route(sendStageEmailEndpoint, async ({ body, viewer, ip, origin }) => {
    if ('uuid' in body) return presentQueued('contactus.emailSuccess', await shareVacancy(platform, { actor: viewer, ip }, body))
    if (!mayUse(viewer, mayNotify)) return refuse('errors.forbidden')
    return presentQueued('notification.success', await notifyApplicant(platform, { actor: viewer, origin }, body))
  }),

  route(sendApplicantEmailEndpoint, async ({ body, viewer, origin }) =>
    presentQueued('notification.success', await notifyApplicant(platform, { actor: viewer, origin }, body)),
  ),

  route(listStageTemplatesEndpoint, async ({ body, viewer }) => {
    const { stage, language, included, card } = body
    const rows = await readStageTemplates(platform.db, stage, language)
    const maySee = card !== undefined && mayUse(viewer, { module: 'candidates', item: 'view' })
    const sent = maySee ? await readTemplatesSent(platform.db, viewer, card, stage) : undefined
    const lastOf = (template: string) => presentLast(sent?.get(template))
    const builtIn = builtInTemplate(stage, language)
    const { subject, title, messageHtml: message } = included ? templateForIncluded(builtIn, stage, language) : builtIn
    return {
      data: rows.map((row) => ({ ...presentTemplate(row, included), ...lastOf(row.uuid) })),
      total: rows.length,
      built_in: { subject, title, message, ...lastOf(builtInSource) },
    }
  }),
]

function presentQueued(message: string, queued: { uuid: string; holdSeconds?: number } | Refusal) {
  if (isRefusal(queued)) return queued
  const { uuid, holdSeconds = 0 } = queued
  return { success_message: message, data: { uuid, notice: 'queued' as const, hold_seconds: holdSeconds } }
}
