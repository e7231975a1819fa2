import { queryOptions } from '@tanstack/react-query'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listStageTemplatesEndpoint, sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { AnswerOf, BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import type { MessageTexts } from './forms/preview-text.ts'

/** A text that can be chosen for an e-mail: a template or the built-in text. */
export interface Choice extends MessageTexts {
  readonly uuid: string
  readonly kind: 'default' | 'other' | 'builtIn'
}

const builtIn = 'built_in'

/**
 * The texts of a stage in a language; the first one is preselected (NTF-01, SPEC-42). `included` is for people whom staff put into the
 * vacancy, who did not apply.
 */
export const stageTemplates = (stage: Stage, language: Language, included: boolean) =>
  queryOptions({
    queryKey: queryKey(listStageTemplatesEndpoint, stage, language, String(included)),
    queryFn: async ({ signal }) =>
      choicesOf(await call(listStageTemplatesEndpoint, { body: { stage, language, included }, signal })),
  })

/** The built-in text takes the place of a missing default template. */
function choicesOf({ data, built_in }: AnswerOf<typeof listStageTemplatesEndpoint>): Choice[] {
  const templates = data.map((one): Choice => ({ ...one, kind: one.default === 1 ? 'default' : 'other' }))
  if (templates.some(({ kind }) => kind === 'default')) return templates
  return [{ ...built_in, uuid: builtIn, kind: 'builtIn' }, ...templates]
}

/** The chosen text in the form of a request. */
export function requestedTemplate({ kind, uuid, subject, title, message }: Choice) {
  return kind === 'builtIn' ? { subject, title, message } : { uuid }
}

/** E-mails a candidate about their stage, or a vacancy to somebody (NTF-01, JOB-05). */
export const sendStageEmail = (body: BodyInput<typeof sendStageEmailEndpoint>) => call(sendStageEmailEndpoint, { body })

/** Moves a card to the end of a stage. */
export async function moveToStage(uuid_element: string, version: number, stage: Stage) {
  return (await call(moveCardEndpoint, { body: { uuid_element, name_board: stage, before: null, version } })).data
}
