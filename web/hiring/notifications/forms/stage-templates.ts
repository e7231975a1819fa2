import { queryOptions } from '@tanstack/react-query'
import type { listStageTemplates } from '#domain/hiring/notifications/notifications.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { request } from '../../../platform/client/request.ts'
import type { MessageTexts } from './preview-text.ts'

/** What may be chosen as the text of an e-mail: a template, or the product's own text. */
export interface Choice extends MessageTexts {
  readonly uuid: string
  readonly kind: 'default' | 'other' | 'builtIn'
}

const builtIn = 'built_in'

/** The texts of a stage in a language, first the one that is chosen until somebody chooses otherwise (NTF-01, SPEC-42). */
export const stageTemplates = (stage: Stage, language: Language) =>
  queryOptions({
    queryKey: ['/api/email/templates', stage, language],
    queryFn: async ({ signal }) =>
      choicesOf(await request<typeof listStageTemplates>('POST', '/api/email/templates', { body: { stage, language }, signal })),
  })

/** Without a default the built-in text stands in its place. */
function choicesOf({ data, built_in }: AnswerOf<typeof listStageTemplates>): Choice[] {
  const templates = data.map((one): Choice => ({ ...one, kind: one.default === 1 ? 'default' : 'other' }))
  if (templates.some(({ kind }) => kind === 'default')) return templates
  return [{ ...built_in, uuid: builtIn, kind: 'builtIn' }, ...templates]
}

/** A choice as a request names it. */
export function requested({ kind, uuid, subject, title, message }: Choice) {
  return kind === 'builtIn' ? { subject, title, message } : { uuid }
}
