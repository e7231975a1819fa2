import type { Language } from '../../kernel/languages.ts'
import { type FieldErrors, type Refusal, refuse } from '../../kernel/refusals.ts'
import { isInterview, type Stage } from '../../kernel/stages.ts'
import { isAddedByStaff } from '../applications/source.rules.ts'
import { builtInTemplate, isBuiltIn, type MailTemplate, templateForIncluded } from './built-in-template.rules.ts'
import type { StageEmailRequest } from './candidate-emails.contract.ts'
import { builtInSource } from './candidate-emails.rules.ts'
import { type Interview, interviewOf } from './interview-times.rules.ts'

export interface CardToNotify {
  readonly stage: Stage
  readonly source_kind: string
}

interface Known<Card> {
  /** Undefined for a card that does not exist, or that the colleague may not see. */
  readonly card: Card | undefined
  /** The text that the request names or brings, or its errors. */
  readonly chosen: (MailTemplate & { readonly uuid?: string }) | { readonly errors: FieldErrors }
  readonly siteTimeZone: string
}

/** What a candidate is written about the stage of their card. */
export interface StageEmail<Card> {
  readonly card: Card
  readonly stage: Stage
  readonly language: Language
  readonly template: MailTemplate
  /** The template whose text it has: its uuid, or `built_in`; null for own words. */
  readonly source: string | null
  /** Whether the subject is sent as written, also when the interview has changed. */
  readonly isOwnSubject: boolean
  /** The interview that the e-mail invites to. */
  readonly interview: Interview | undefined
}

/**
 * Decides what the e-mail about a card's stage says (NTF-01). Refuses an interview that is incomplete or past, a card that is not found, one
 * that has moved since (errors.stale), and a text with errors.
 */
export function decideStageEmail<Card extends CardToNotify>(
  request: StageEmailRequest,
  { card, chosen, siteTimeZone }: Known<Card>,
  now: Date,
): StageEmail<Card> | Refusal {
  const { stage, lang: language, interview_data: data } = request
  const interview = isInterview(stage) && data !== '' ? interviewOf(stage, data, siteTimeZone, now) : undefined
  if (interview && 'errors' in interview) return refuse('errors.fields', interview)
  if (!card) return refuse('errors.not_found')
  if (card.stage !== stage) return refuse('errors.stale')
  if ('errors' in chosen) return refuse('errors.fields', chosen)
  return {
    ...{ card, stage, language, interview },
    template: isAddedByStaff(card.source_kind) ? templateForIncluded(chosen, stage, language) : chosen,
    source: chosen.uuid ?? (isBuiltIn(chosen, stage, language) ? builtInSource : null),
    isOwnSubject: isOwnSubject(chosen, !('uuid' in request.template), stage, language),
  }
}

/** The template of an e-mail that a stage sends by itself: the default one, or the built-in one when staff deleted it (SPEC-42). */
export function templateToSend(
  { subject, title, message_html }: { subject: string | null; title: string | null; message_html: string | null },
  stage: Stage,
  language: Language,
): MailTemplate {
  const isStored = subject !== null && title !== null && message_html !== null
  return isStored ? { subject, title, messageHtml: message_html } : builtInTemplate(stage, language)
}

/** Whether staff wrote a subject for one e-mail. It is sent as written, also when an interview has changed. */
export function isOwnSubject({ subject }: MailTemplate, isFree: boolean, stage: Stage, language: Language): boolean {
  return isFree && subject !== builtInTemplate(stage, language).subject
}

export interface Hold {
  /** When the candidate was last notified before the card's last move, if that move can be undone. */
  readonly notifiedBeforeMove: Date | undefined
  /** When the candidate was last notified. In the future while that e-mail waits for a possible undo. */
  readonly notifiedAt: Date
  /** MAIL_HOLD_SECONDS, and the seconds that the request asks for. */
  readonly siteSeconds: number
  readonly requestedSeconds: number
  readonly now: Date
}

/**
 * The seconds that an e-mail waits for a possible undo. The first e-mail after a move waits as long as the site's setting or as
 * requested, whichever is longer (ADR-0046); on a site without a hold time it leaves at once. A later e-mail waits until the
 * first has left, so that it does not overtake it.
 */
export function holdSecondsOf({ notifiedBeforeMove, notifiedAt, siteSeconds, requestedSeconds, now }: Hold): number {
  const isFirstSinceMove = notifiedBeforeMove?.getTime() === notifiedAt.getTime()
  if (isFirstSinceMove) return siteSeconds === 0 ? 0 : Math.max(siteSeconds, requestedSeconds)
  return Math.max(0, Math.ceil((notifiedAt.getTime() - now.getTime()) / 1000))
}
