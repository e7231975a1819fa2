import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { listStageTemplates } from '#domain/notifications/notifications.contract.ts'
import { request } from '../../../platform/client/request.ts'

/** The templates of a stage in a language, the default first (NTF-01). */
export const stageTemplates = (stage: Stage, language: Language) =>
  queryOptions({
    queryKey: ['/api/email/templates', stage, language],
    queryFn: async ({ signal }) =>
      (await request<typeof listStageTemplates>('POST', '/api/email/templates', { body: { stage, language }, signal })).data,
  })
