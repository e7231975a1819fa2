import type { z } from 'zod'
import { isAddedByStaff } from '#domain/hiring/applications/source.rules.ts'
import { type MailTemplate, templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { freeTemplate, type stageEmailRequest } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { interviewTimes } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { holdSecondsOf, isOwnSubject, templateToSend } from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import { eventOfInvitation } from '#domain/hiring/interviews/interview-mails.rules.ts'
import { senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import { confirmUrl } from '../../platform/mail/confirm-link.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'
import { type Mail, queueMail, takeBackMails } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { mailSiteOf, readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { announceEmailState } from '../cards/announce.writes.ts'
import { changeCard } from '../cards/application-rows.writes.ts'
import { readLastMove } from '../cards/moves.reads.ts'
import { queueInterviewerNotification } from '../interviews/interviewer.writes.ts'
import type { InterviewDetails } from '../interviews/interviews.reads.ts'
import { cancelInterviews, type Interview, invite } from '../interviews/interviews.writes.ts'
import { dropUnsentInvitation } from '../interviews/unsent-invitation.writes.ts'
import {
  type Card,
  type CardToNotify,
  readCard,
  readLastUpdate,
  readNotifiedAt,
  readOwnAddress,
  readTemplate,
  readUnsent,
} from './candidate-emails.reads.ts'
import { interviewInvitationMail } from './mails/interview-invitation.mail.ts'
import { stageNotificationMail } from './mails/stage-notification.mail.ts'

interface ChangeAuthor {
  readonly actor: Person
  /** The browser tab of the request, which ignores the event. */
  readonly origin: string | null
}

type StageEmailRequest = z.output<typeof stageEmailRequest>

/**
 * Queues the e-mail about a card's stage to its candidate, with the interview it invites to (NTF-01, MAIL-03). From then on the
 * candidate sees that stage (SPEC-64), and interviews of other stages are cancelled. The same request within a minute, as after a
 * double click or a lost answer, returns the e-mail that is already queued. Refuses with errors.not_found for an unknown card,
 * errors.stale when the card has moved, and notification.error.unconfirmed above the daily limit of an unconfirmed address.
 * Field errors name an incomplete or past interview, a template of another stage, an empty message, or an unsafe link.
 */
export async function notifyApplicant(
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  request: StageEmailRequest,
): Promise<{ uuid: string; holdSeconds?: number } | Refusal> {
  const { stage, lang: language } = request
  const interview = interviewOf(request, platform.config.timeZone, platform.now())
  if (isRefusal(interview)) return interview
  const detail: Record<string, unknown> = { stage, language, ...(interview && { interview: interview.startsAt.toISOString() }) }
  let repeated: { uuid: string } | undefined
  const queued = await change(platform, actor, { action: 'application.notified', detail }, async (tx, now) => {
    const card = await readCard(tx, actor, request)
    if (!card) return refuse('errors.not_found')
    if (card.stage !== stage) return refuse('errors.stale')
    const chosen = await templateOf(tx, request)
    if ('errors' in chosen) return refuse('errors.fields', chosen)
    const template = isAddedByStaff(card.source_kind) ? templateForIncluded(chosen, stage, language) : chosen
    const about = {
      ...{ stage, language, template, interview },
      isOwnSubject: isOwnSubject(chosen, !('uuid' in request.template), stage, language),
      site: await readMailSite(platform, tx, language),
      teamAddress: teamAddressOf(platform, { application: card.id, colleague: await readOwnAddress(tx, actor) }),
    }
    let { mail, invitation } = await composeCardMail(tx, platform, card, about, now)
    const last = card.told_stage === stage ? await readLastUpdate(tx, card.id, stage) : undefined
    if (isRepeated(last, mail, now)) {
      repeated = last
      return undefined
    }
    // Dropping the unsent invitation also deletes its interview, which this e-mail may have changed; so it is composed again.
    if (await dropUnsentInvitation(tx, platform, card.id))
      ({ mail, invitation } = await composeCardMail(tx, platform, card, about, now))
    const holdSeconds = holdSecondsOf({
      notifiedBeforeMove: (await readLastMove(tx, card.id))?.told_before,
      notifiedAt: await readNotifiedAt(tx, card.id),
      siteSeconds: platform.config.mailHoldSeconds,
      requestedSeconds: request.hold_seconds,
      now,
    })
    const email = await queueCardMail(tx, platform, { ...mail, actorId: actor.id, holdSeconds }, now)
    if (isRefusal(email)) return email
    detail.email = email.uuid
    const event = invitation && eventOfInvitation(invitation)
    if (interview && invitation && event)
      await queueInterviewerNotification(tx, platform, detailsOf(card, invitation.uuid, interview), event, holdSeconds)
    await cancelInterviews(tx, platform, card.id, { kept: stage, holdSeconds })
    await announceEmailState(platform, tx, { application_id: card.id }, origin)
    return { id: card.id, uuid: email.uuid, holdSeconds }
  })
  return repeated ?? queued
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
  const teamAddress = teamAddressOf(platform, { application: card.id, colleague: card.owner_address })
  const facts = { ...factsOf(platform, card, language), teamAddress, template: templateToSend(card, stage, language) }
  const composed = stageNotificationMail.compose({ ...facts, site: mailSiteOf(platform, card), stage, nextTest: card.next_test })
  const mail = { ...envelopeOf(card, stage, language), ...composed }
  await queueMail(tx, platform, mail, platform.now())
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

interface CardMail {
  readonly stage: Stage
  readonly language: Language
  readonly template: MailTemplate
  readonly isOwnSubject: boolean
  readonly interview: Interview | undefined
  readonly site: MailSite
  readonly teamAddress: string | undefined
}

/** Composes the e-mail about a card's stage. With an interview it is an invitation, which is stored first. */
async function composeCardMail(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'secretKey' | 'live' | 'db'>,
  card: Card,
  { stage, language, template, isOwnSubject, interview, site, teamAddress }: CardMail,
  now: Date,
) {
  const facts = { ...factsOf(platform, card, language), site, template, teamAddress }
  const envelope = envelopeOf(card, stage, language)
  if (!interview || !isInterview(stage)) {
    const composed = stageNotificationMail.compose({ ...facts, stage, nextTest: card.next_test })
    return { mail: { ...envelope, ...composed }, invitation: undefined }
  }
  const { address } = envelope.to
  const invitation = await invite(tx, platform, { applicationId: card.id, stage, language, address }, interview, now)
  const { uuid, sequence, organizer, answerUrl, replaces } = invitation
  const from = await readMailFrom(platform, tx, language)
  const composed = interviewInvitationMail.compose({
    ...facts,
    ...{ interview, address, ownTimeZone: card.own_time_zone, readsReplies: platform.config.replies !== undefined },
    ...{ uuid, sequence, organizer, answerUrl, replaces, isOwnSubject, from, now },
  })
  return { mail: { ...envelope, ...composed }, invitation }
}

/** What every e-mail about a card contains. */
function factsOf(platform: Pick<Platform, 'config' | 'secretKey'>, card: Card, language: Language) {
  const person = { uuid: card.user_uuid, email: card.email }
  return {
    language,
    applicant: applicantName(card),
    firstName: card.first_name,
    job: card.job,
    confirmUrl: card.email_verified_at ? undefined : confirmUrl(platform, person, language),
  }
}

function envelopeOf(card: Card, stage: Stage, language: Language) {
  return {
    kind: stageNotificationMail.kind,
    applicationId: card.id,
    userId: card.user_id,
    stage,
    language,
    to: { name: applicantName(card), address: card.email },
    addressee: {
      isConfirmed: card.email_verified_at !== null,
      lacksConsent: card.consent_due_at !== null,
      isUnreached: card.undelivered_address === card.email,
    },
  }
}

/**
 * Queues an e-mail about a card's stage and sets the stage that the candidate was notified of. It takes effect when the time for
 * undo is over (ADR-0046, SPEC-64).
 */
async function queueCardMail(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey'>,
  mail: Mail & { applicationId: number; stage: Stage },
  now: Date,
) {
  const queued = await queueMail(tx, platform, mail, now)
  if (isRefusal(queued)) return queued
  const toldAt = new Date(now.getTime() + (mail.holdSeconds ?? 0) * 1000)
  await changeCard(tx, mail.applicationId, { told_stage: mail.stage, told_at: toldAt })
  return queued
}

function interviewOf(
  { stage, interview_data: data }: StageEmailRequest,
  siteTimeZone: string,
  now: Date,
): Interview | undefined | Refusal {
  if (!isInterview(stage) || data === '') return undefined
  const times = interviewTimes(data, siteTimeZone, now)
  return 'errors' in times
    ? refuse('errors.fields', times)
    : { ...data, ...times, sender: senderOf(data.sender, data.sender_email) }
}

async function templateOf(tx: Tx, { template, stage }: StageEmailRequest): Promise<MailTemplate | { errors: FieldErrors }> {
  if ('uuid' in template) {
    const chosen = await readTemplate(tx, template.uuid, stage)
    return chosen ?? { errors: { 'template.uuid': ['notification.error.template'] } }
  }
  const { clean, errors } = cleanRichTexts({ message: freeTemplate.shape.message }, template)
  if (errors.message) return { errors: { 'template.message': errors.message } }
  return { subject: template.subject, title: template.title, messageHtml: clean.message }
}

/** The data of an interview for the e-mail to the interviewer. */
function detailsOf(card: Card, uuid: string, { startsAt, endsAt, timeZone, sender, place }: Interview): InterviewDetails {
  return {
    ...{ uuid, application_id: card.id, user_id: card.user_id, first_name: card.first_name, last_name: card.last_name },
    ...{ job: card.job, vacancy_uuid: card.vacancy_uuid, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
    ...{ sender, place },
  }
}

function applicantName(card: Pick<Card, 'first_name' | 'last_name'>): string {
  return fullName(card.first_name, card.last_name)
}
