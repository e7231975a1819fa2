import type { StageEmailRequest } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { builtInSource } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import {
  decideStageEmail,
  holdSecondsOf,
  type StageEmail,
  templateToSend,
} from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import { queueMail, takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { mailSiteOf, readMailSite } from '../../platform/site-content.ts'
import { announce } from '../cards/announce.writes.ts'
import { changeCard } from '../cards/application-rows.writes.ts'
import { announceInterview } from '../interviews/interviews.writes.ts'
import { type InvitationToSend, readNextInvitation } from '../interviews/next-invitation.reads.ts'
import { dropUnsentInvitation } from '../interviews/unsent-invitation.writes.ts'
import {
  type Card,
  type CardToNotify,
  readCard,
  readChosenTemplate,
  readLastUpdate,
  readNotifiedAt,
  readOwnAddress,
  readUnsent,
} from './candidate-emails.reads.ts'
import { composeStageEmail, type StageMail } from './mails/stage-email.ts'

interface ChangeAuthor {
  readonly actor: Person
  /** The browser tab of the request, which ignores the event. */
  readonly origin: string | null
}

/**
 * Queues the e-mail about a card's stage to its candidate, with the interview it invites to (NTF-01, MAIL-03): `decideStageEmail` says
 * what it says, `composeStageEmail` writes it, `queueStageEmail` stores it. From then on the candidate sees that stage (SPEC-64), and
 * interviews of other stages are cancelled. The same request within a minute, as after a double click or a lost answer, returns the e-mail
 * that is already queued. Refuses with errors.not_found for an unknown card, errors.stale when the card has moved, and
 * notification.error.unconfirmed above the daily limit of an unconfirmed address. Field errors name an incomplete or past interview, a
 * template of another stage, an empty message, or an unsafe link.
 */
export async function notifyApplicant(
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  request: StageEmailRequest,
): Promise<{ uuid: string; holdSeconds?: number } | Refusal> {
  return changeAuditedInside<{ uuid: string; holdSeconds?: number }>(platform, {}, async (tx, now) => {
    const known = { card: await readCard(tx, actor, request), chosen: await readChosenTemplate(tx, request) }
    const email = decideStageEmail(request, { ...known, siteTimeZone: platform.config.timeZone }, now)
    if (isRefusal(email)) return email
    const { card, stage, language, interview } = email

    const sender = { site: await readMailSite(platform, tx, language), colleague: await readOwnAddress(tx, actor) }
    const compose = async () => {
      const invitation = interview && (await readNextInvitation(tx, platform, card, interview, language))
      const mail = { ...composeStageEmail(platform, { ...email, ...sender, invitation, now }), template: email.source }
      return { invitation, mail }
    }
    const composed = await compose()
    const last = card.notified_stage === stage ? await readLastUpdate(tx, card.id, stage) : undefined
    if (isRepeated(last, composed.mail, now)) return { uuid: last.uuid }

    // An unsent invitation is dropped with its interview, which this e-mail may have changed; so it is composed again.
    const wasDropped = await dropUnsentInvitation(tx, platform, card.id, now)
    const { mail, invitation } = wasDropped ? await compose() : composed
    const { mailHoldSeconds: siteSeconds } = platform.config
    const hold = { ...(await readNotifiedAt(tx, card.id)), siteSeconds, requestedSeconds: request.hold_seconds, now }
    const queued = { email, mail: { ...mail, holdSeconds: holdSecondsOf(hold) }, invitation }
    return queueStageEmail(tx, platform, { actor, origin }, queued, now)
  })
}

interface ToQueue {
  readonly email: StageEmail<Card>
  readonly mail: StageMail & { readonly holdSeconds: number }
  readonly invitation: InvitationToSend | undefined
}

/**
 * Writes the e-mail about a card's stage to the outbox with all that follows from it: the stage that the candidate was notified of, which takes
 * effect when the time for undo is over (ADR-0046, SPEC-64), the interviews of the card, and the audit row.
 */
async function queueStageEmail(
  tx: Tx,
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  { email: { card, stage, language, interview }, mail, invitation }: ToQueue,
  now: Date,
): Promise<{ uuid: string; holdSeconds: number } | Refusal> {
  const { holdSeconds } = mail
  const queued = await queueMail(tx, platform, { ...mail, actorId: actor.id }, now)
  if (isRefusal(queued)) return queued
  await changeCard(tx, card.id, { notified_stage: stage, notified_at: new Date(now.getTime() + holdSeconds * 1000) })
  await announceInterview(tx, platform, card, { stage, invitation, holdSeconds }, now)
  await announce(platform, tx, card.vacancy_uuid, { kind: 'notified', uuid_element: card.uuid, origin })
  const { uuid } = queued
  const detail = { stage, language, ...(interview && { interview: interview.startsAt.toISOString() }), email: uuid }
  await audit(tx, actor, { action: 'application.notified', subjectType: 'application', subjectId: card.id, detail }, now)
  return { uuid, holdSeconds }
}

/**
 * Queues the e-mail that a stage sends by itself, as after applying (APP-02): the default template, or the built-in text when
 * staff deleted it (SPEC-42). Call it in the transaction that put the card there and set `notified_stage`.
 */
export async function queueStageMail(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now'>,
  card: CardToNotify,
  { stage, language }: { readonly stage: Stage; readonly language: Language },
): Promise<void> {
  const template = templateToSend(card, stage, language)
  const sender = { site: mailSiteOf(platform, card), colleague: card.owner_address }
  const now = platform.now()
  const mail = composeStageEmail(platform, { card, stage, language, template, ...sender, now })
  await queueMail(tx, platform, { ...mail, template: card.template_uuid ?? builtInSource }, now)
}

/**
 * Deletes the unsent e-mails about stages of a card that leaves the board. Keeps the confirmation of the application: it stays
 * true, and may contain the link that confirms the address.
 */
export async function dropUnsent(tx: Tx, platform: Pick<Platform, 'secretKey'>, applicationId: number): Promise<void> {
  const unsent = await readUnsent(tx, applicationId)
  await takeBackMails(
    tx,
    platform,
    unsent.map(({ id }) => id),
  )
}
