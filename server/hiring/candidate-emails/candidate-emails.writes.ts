import { randomUUID } from 'node:crypto'
import type { StageEmailRequest } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { Interview } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { decideStageEmail, holdSecondsOf, templateToSend } from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import { eventOfInvitation } from '#domain/hiring/interviews/interview-mails.rules.ts'
import { nextInvitation } from '#domain/hiring/interviews/next-invitation.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import { queueMail, takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { mailSiteOf, readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { announce } from '../cards/announce.writes.ts'
import { changeCard } from '../cards/application-rows.writes.ts'
import { queueInterviewerNotification } from '../interviews/interviewer.writes.ts'
import { type InterviewDetails, readStandingInterview } from '../interviews/interviews.reads.ts'
import { cancelInterviews, storeInvitation } from '../interviews/interviews.writes.ts'
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
import { composeStageEmail, type InvitationToSend, type StageMail } from './mails/stage-email.ts'

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
  const detail: Record<string, unknown> = { stage: request.stage, language: request.lang }
  let repeated: { uuid: string } | undefined
  const queued = await change(platform, actor, { action: 'application.notified', detail }, async (tx, now) => {
    const known = { card: await readCard(tx, actor, request), chosen: await readChosenTemplate(tx, request) }
    const email = decideStageEmail(request, { ...known, siteTimeZone: platform.config.timeZone }, now)
    if (isRefusal(email)) return email
    const { card, stage, language, interview } = email

    const sender = { site: await readMailSite(platform, tx, language), colleague: await readOwnAddress(tx, actor) }
    const compose = async () => {
      const invitation = interview && (await readInvitation(tx, platform, card.id, interview, language))
      return { invitation, mail: composeStageEmail(platform, { ...email, ...sender, invitation, now }) }
    }
    const composed = await compose()
    const last = card.told_stage === stage ? await readLastUpdate(tx, card.id, stage) : undefined
    if (isRepeated(last, composed.mail, now)) {
      repeated = last
      return undefined
    }

    // An unsent invitation is dropped with its interview, which this e-mail may have changed; so it is composed again.
    const wasDropped = await dropUnsentInvitation(tx, platform, card.id)
    const holdSeconds = holdSecondsOf({
      ...(await readNotifiedAt(tx, card.id)),
      siteSeconds: platform.config.mailHoldSeconds,
      requestedSeconds: request.hold_seconds,
      now,
    })
    const { mail, invitation } = wasDropped ? await compose() : composed
    const sent = await queueStageEmail(
      tx,
      platform,
      { card, mail: { ...mail, actorId: actor.id, holdSeconds }, invitation, origin },
      now,
    )
    if (isRefusal(sent)) return sent
    if (interview) detail.interview = interview.startsAt.toISOString()
    detail.email = sent.uuid
    return { id: card.id, uuid: sent.uuid, holdSeconds }
  })
  return repeated ?? queued
}

interface ToQueue {
  readonly card: Card
  readonly mail: StageMail
  readonly invitation: InvitationToSend | undefined
  readonly origin: string | null
}

/**
 * Writes the e-mail about a card's stage to the outbox with all that follows from it: its invitation, the stage that the candidate was
 * notified of, which takes effect when the time for undo is over (ADR-0046, SPEC-64), the e-mail to the interviewer, and the end of
 * interviews of other stages.
 */
async function queueStageEmail(
  tx: Tx,
  platform: Platform,
  { card, mail, invitation, origin }: ToQueue,
  now: Date,
): Promise<{ uuid: string } | Refusal> {
  const { stage, holdSeconds = 0 } = mail
  if (invitation) await storeInvitation(tx, card.id, invitation, now)
  const queued = await queueMail(tx, platform, mail, now)
  if (isRefusal(queued)) return queued
  await changeCard(tx, card.id, { told_stage: stage, told_at: new Date(now.getTime() + holdSeconds * 1000) })
  const event = invitation && eventOfInvitation(invitation)
  if (event) await queueInterviewerNotification(tx, platform, detailsOf(card, invitation), event, holdSeconds)
  await cancelInterviews(tx, platform, card.id, { kept: stage, holdSeconds })
  await announce(platform, tx, card.vacancy_uuid, { kind: 'notified', uuid_element: card.uuid, origin })
  return queued
}

/**
 * Queues the e-mail that a stage sends by itself, as after applying (APP-02): the default template, or the built-in text when
 * staff deleted it (SPEC-42). Call it in the transaction that put the card there and set `told_stage`.
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
  await queueMail(tx, platform, composeStageEmail(platform, { card, stage, language, template, ...sender, now }), now)
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

/** The invitation to an interview as the standing one decides it, with the sender whom its calendar file names. */
async function readInvitation(
  tx: Tx,
  platform: Platform,
  cardId: number,
  interview: Interview,
  language: Language,
): Promise<InvitationToSend> {
  const next = nextInvitation(await readStandingInterview(tx, cardId, interview.stage), interview, randomUUID())
  return { ...next, interview, from: await readMailFrom(platform, tx, language) }
}

/** The data of an interview for the e-mail to the interviewer. */
function detailsOf(card: Card, { uuid, interview }: InvitationToSend): InterviewDetails {
  const { startsAt, endsAt, timeZone, sender, place } = interview
  return {
    ...{ uuid, application_id: card.id, user_id: card.user_id, first_name: card.first_name, last_name: card.last_name },
    ...{ job: card.job, vacancy_uuid: card.vacancy_uuid, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
    ...{ sender, place },
  }
}
