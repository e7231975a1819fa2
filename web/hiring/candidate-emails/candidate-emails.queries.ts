import { queryOptions } from '@tanstack/react-query'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listStageTemplatesEndpoint, sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { builtInSource, isNotifiedBy, shownStatus } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import type { AnswerOf, BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { sentOrKept } from '../../platform/session/kept-mail.ts'
import type { MessageTexts } from './forms/preview-text.ts'
import { other } from './forms/stage-email-form.ts'

/** A text that can be chosen for an e-mail: a template or the built-in text. */
export interface Choice extends MessageTexts {
  readonly uuid: string
  readonly kind: 'default' | 'other' | 'builtIn'
  /** When the candidate last got an e-mail of this text at this stage; null when they have not. */
  readonly sentAt: string | null
  /** The status that is shown of that e-mail. */
  readonly sentAs: Last['sent_status']
  /** Whether the candidate counts as notified by this text at this stage. */
  readonly isNotified: boolean
}
type Answer = AnswerOf<typeof listStageTemplatesEndpoint>
type Last = Pick<Answer['built_in'], 'sent_at' | 'sent_status'>

/**
 * The texts of a stage in a language, the default first (NTF-01, SPEC-42). `included` is for people whom staff put into the vacancy, who did
 * not apply. With a card the texts say when its candidate got them, so they are read anew each time: e-mails are sent in many places.
 */
export const stageTemplates = (stage: Stage, language: Language, included: boolean, card?: string) =>
  queryOptions({
    queryKey: queryKey(listStageTemplatesEndpoint, stage, language, String(included), card),
    queryFn: async ({ signal }) =>
      choicesOf(await call(listStageTemplatesEndpoint, { body: { stage, language, included, card }, signal })),
    ...(card !== undefined && { staleTime: 0 }),
  })

/**
 * The text that is preselected: the first one that the candidate has not got at this stage, or else an own message (NTF-01). An invitation
 * that `repeats` has the text that was sent last, or else the first one.
 */
export function preselected(texts: readonly Choice[], repeats: boolean): string {
  if (!repeats) return texts.find(({ isNotified }) => !isNotified)?.uuid ?? other
  // Times in the same format sort as texts.
  const [newest] = [...texts].sort((one, two) => (two.sentAt ?? '').localeCompare(one.sentAt ?? ''))
  return newest?.uuid ?? other
}

/** The built-in text takes the place of a missing default template. */
function choicesOf({ data, built_in }: Answer): Choice[] {
  const templates = data.map((one): Choice => ({ ...one, ...lastOf(one), kind: one.default === 1 ? 'default' : 'other' }))
  if (templates.some(({ kind }) => kind === 'default')) return templates
  return [{ ...built_in, ...lastOf(built_in), uuid: builtInSource, kind: 'builtIn' }, ...templates]
}

function lastOf({ sent_at: sentAt, sent_status: status }: Last) {
  const keeps = sentOrKept(false, true)
  return { sentAt, sentAs: shownStatus(status, keeps), isNotified: isNotifiedBy(status, keeps) }
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
