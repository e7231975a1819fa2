import type { Language } from '../../kernel/languages.ts'
import type { Stage } from '../../kernel/stages.ts'
import { builtInTemplate, type MailTemplate } from './built-in-template.rules.ts'

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

interface Hold {
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
