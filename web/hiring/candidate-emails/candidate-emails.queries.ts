import { queryOptions } from '@tanstack/react-query'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listStageTemplatesEndpoint, sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { builtInSource } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import type { AnswerOf, BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import type { MessageTexts } from './forms/preview-text.ts'
import { other } from './forms/stage-email-form.ts'

/** A text that can be chosen for an e-mail: a template or the built-in text. */
export interface Choice extends MessageTexts {
  readonly uuid: string
  readonly kind: 'default' | 'other' | 'builtIn'
  /** When the candidate last got an e-mail of this text at this stage; null when they have not. */
  readonly sentAt: string | null
}

/**
 * The texts of a stage in a language, the default first (NTF-01, SPEC-42). `included` is for people whom staff put into the vacancy, who did
 * not apply. With a card the texts say when its candidate got them.
 */
export const stageTemplates = (stage: Stage, language: Language, included: boolean, card?: string) =>
  queryOptions({
    queryKey: queryKey(listStageTemplatesEndpoint, stage, language, String(included), card),
    queryFn: async ({ signal }) =>
      choicesOf(await call(listStageTemplatesEndpoint, { body: { stage, language, included, card }, signal })),
  })

/** The text that is preselected: the first one that the candidate has not got at this stage, or else an own message (NTF-01). */
export const preselected = (texts: readonly Choice[]): string => texts.find(({ sentAt }) => sentAt === null)?.uuid ?? other

/** The built-in text takes the place of a missing default template. */
function choicesOf({ data, built_in }: AnswerOf<typeof listStageTemplatesEndpoint>): Choice[] {
  const templates = data.map(
    ({ sent_at: sentAt, ...one }): Choice => ({ ...one, sentAt, kind: one.default === 1 ? 'default' : 'other' }),
  )
  if (templates.some(({ kind }) => kind === 'default')) return templates
  const { sent_at: sentAt, ...texts } = built_in
  return [{ ...texts, sentAt, uuid: builtInSource, kind: 'builtIn' }, ...templates]
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
