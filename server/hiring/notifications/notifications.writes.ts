import type { z } from 'zod'
import { senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { builtInTemplate, type MailTemplate } from '#domain/hiring/notifications/built-in-template.rules.ts'
import { interviewTimes } from '#domain/hiring/notifications/interview-times.rules.ts'
import { freeTemplate, type notificationRequest } from '#domain/hiring/notifications/notifications.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type InterviewStage, isInterview, type Stage } from '#domain/kernel/stages.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import { confirmUrl } from '../../platform/mail/confirm-link.ts'
import { ownPeriod } from '../../platform/mail/mail-hours.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'
import { type Mail, queueMail, takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { mailSiteOf, readMailSite } from '../../platform/site-content.ts'
import { announceNotice } from '../cards/announce.writes.ts'
import { readLastMove } from '../cards/moves.reads.ts'
import { dropUnsentInvitation } from '../cards/unsent-invitation.writes.ts'
import { tellInterviewer } from '../interviews/interviewer.writes.ts'
import { cancelInterviews, type Interview, invite } from '../interviews/interviews.writes.ts'
import {
  type Card,
  type CardToTell,
  readCard,
  readLastNotice,
  readNotifiedAt,
  readTemplate,
  readUnsent,
} from './notifications.reads.ts'
import { composeStageMail } from './views/stage-mail.ts'

interface ChangeAuthor {
  readonly actor: Person
  /** The browser tab that asks, which knows of it. */
  readonly origin: string | null
}

type NotificationRequest = z.output<typeof notificationRequest>

/**
 * Queues the e-mail of the stage where a card is to its candidate, with the interview it invites to (NTF-01, MAIL-03). From then on
 * the candidate sees that stage (SPEC-64), and an interview of another stage that was still to come is called off.
 * The same once more within a minute, as a button pressed twice or a lost answer brings it, is the e-mail that was queued already.
 * Refuses with errors.not_found for a card that is gone, errors.stale when the card has moved on, notification.error.unconfirmed for an
 * address that nobody confirmed and that got its e-mails of the day, and with field errors for an
 * interview that is incomplete or not in the future, a template of another stage, or a message that shows nothing or has a link
 * which leads elsewhere than to a page or an address.
 */
export async function notifyApplicant(
  platform: Platform,
  { actor, origin }: ChangeAuthor,
  request: NotificationRequest,
): Promise<{ uuid: string; holdSeconds?: number } | Refusal> {
  const { stage, lang: language } = request
  const interview = interviewOf(request, platform.config.timeZone, platform.now())
  if (isRefusal(interview)) return interview
  const detail: Record<string, unknown> = { stage, language, ...(interview && { interview: interview.startsAt.toISOString() }) }
  let repeated: { uuid: string } | undefined
  const queued = await change(platform, actor, { action: 'application.notified', detail }, async (tx, now) => {
    const card = await readCard(tx, request)
    if (!card) return refuse('errors.not_found')
    if (card.stage !== stage) return refuse('errors.stale')
    const template = await templateOf(tx, request)
    if ('errors' in template) return refuse('errors.fields', template)
    const ownWords = !('uuid' in request.template) && template.subject !== builtInTemplate(stage, language).subject
    const site = await readMailSite(platform, tx, language)
    const compose = async () => {
      const invitation =
        interview && isInterview(stage) ? await inviteCard(tx, platform, card, stage, language, interview, now) : undefined
      return {
        invitation,
        ...composeCardMail(platform, card, { stage, language, template, ownWords, interview, invitation, site }),
      }
    }
    let mail = await compose()
    const last = card.told_stage === stage ? await readLastNotice(tx, card.id, stage) : undefined
    if (isRepeated(last, mail, now)) {
      repeated = last
      return undefined
    }
    // With what waits its interview goes, and the one that this e-mail made over it.
    if (await dropUnsentInvitation(tx, platform, card.id)) mail = await compose()
    const holdSeconds = await holdSecondsOf(tx, platform, card.id, request.hold_seconds, now)
    const email = await queueCardMail(tx, platform, { ...mail, holdSeconds }, now)
    if (isRefusal(email)) return email
    detail.email = email.uuid
    if (interview && mail.invitation?.isNew) {
      const { uuid, sequence, replaces } = mail.invitation
      const what = replaces ? 'changed' : 'invited'
      await tellInterviewer(tx, platform, toldOf(card, uuid, interview), { what, sequence }, holdSeconds)
    }
    await cancelInterviews(tx, platform, card.id, { kept: stage, holdSeconds })
    await announceNotice(platform, tx, { application_id: card.id }, origin)
    return { id: card.id, uuid: email.uuid, holdSeconds }
  })
  return repeated ?? queued
}

/**
 * Queues the e-mail that a stage brings by itself, as applying does (APP-02): the stage's default template, or the built-in
 * text where staff deleted it (SPEC-42). Belongs to the transaction that brought the card there and noted that the candidate was told.
 */
export async function queueStageMail(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config' | 'secretKey' | 'now'>,
  card: CardToTell,
  { stage, language }: { readonly stage: Stage; readonly language: Language },
): Promise<void> {
  const { subject, title, message_html: messageHtml } = card
  const template =
    subject !== null && title !== null && messageHtml !== null
      ? { subject, title, messageHtml }
      : builtInTemplate(stage, language)
  const mail = composeCardMail(platform, card, { stage, language, template, site: mailSiteOf(platform, card) })
  await queueMail(tx, platform, mail, platform.now())
}

/**
 * The first e-mail after a move waits a little, or as long as it was asked to, so that both can be taken back together (ADR-0046); not
 * at all on a site that holds none. One that follows while it
 * waits does not overtake it.
 */
async function holdSecondsOf(
  tx: Tx,
  { config: { mailHoldSeconds } }: Pick<Platform, 'config'>,
  cardId: number,
  asked: number,
  now: Date,
): Promise<number> {
  const [move, notifiedAt] = [await readLastMove(tx, cardId), await readNotifiedAt(tx, cardId)]
  if (move?.told_before.getTime() === notifiedAt.getTime()) return mailHoldSeconds === 0 ? 0 : Math.max(mailHoldSeconds, asked)
  return Math.max(0, Math.ceil((notifiedAt.getTime() - now.getTime()) / 1000))
}

/**
 * Takes e-mails about stages that have not left from the outbox, of a card that leaves the board. The confirmation of the application
 * stays true, and may confirm the address.
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
  stage: Stage
  language: Language
  template: MailTemplate
  ownWords?: boolean
  interview?: Interview | undefined
  invitation?: Awaited<ReturnType<typeof invite>> | undefined
  site: MailSite
}

function composeCardMail(platform: Pick<Platform, 'config' | 'secretKey'>, card: Card, about: CardMail) {
  const { stage, language, template, ownWords, interview, invitation, site } = about
  const applicant = applicantName(card)
  const { subject, replyTo, html, plain } = composeStageMail({
    stage,
    language,
    template,
    ownWords,
    applicant,
    job: card.job,
    interview,
    ownTime: interview && ownPeriod(interview.startsAt, interview.endsAt, interview.timeZone, card.own_time_zone, language),
    nextTest: card.next_test,
    answerLink: invitation?.link,
    replaces: invitation?.replaces,
    site,
    confirmUrl: card.email_verified_at ? undefined : confirmUrl(platform, { uuid: card.user_uuid, email: card.email }, language),
  })
  return {
    kind: 'stage',
    applicationId: card.id,
    userId: card.user_id,
    stage,
    language,
    to: { name: applicant, address: card.email },
    replyTo,
    subject,
    html,
    plain,
    calendar: invitation?.calendar,
    isConfirmed: card.email_verified_at !== null,
  } satisfies Mail
}

/** Queues an e-mail about a card's stage: with it the candidate is told of the stage, once its time to be taken back is over (ADR-0046, SPEC-64). */
async function queueCardMail(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey'>,
  mail: Mail & { applicationId: number; stage: Stage },
  now: Date,
) {
  const queued = await queueMail(tx, platform, mail, now)
  if (isRefusal(queued)) return queued
  await tx
    .updateTable('applications')
    .set({ told_stage: mail.stage, told_at: new Date(now.getTime() + (mail.holdSeconds ?? 0) * 1000) })
    .where('id', '=', mail.applicationId)
    .execute()
  return queued
}

function interviewOf(
  { stage, interview_data: data }: NotificationRequest,
  siteTimeZone: string,
  now: Date,
): Interview | undefined | Refusal {
  if (!isInterview(stage) || data === '') return undefined
  const times = interviewTimes(data, siteTimeZone, now)
  return 'errors' in times
    ? refuse('errors.fields', times)
    : { ...data, ...times, sender: senderOf(data.sender, data.sender_email) }
}

async function templateOf(tx: Tx, { template, stage }: NotificationRequest): Promise<MailTemplate | { errors: FieldErrors }> {
  if ('uuid' in template) {
    const chosen = await readTemplate(tx, template.uuid, stage)
    return chosen ?? { errors: { 'template.uuid': ['notification.error.template'] } }
  }
  const { clean, errors } = cleanRichTexts({ message: freeTemplate.shape.message }, template)
  if (errors.message) return { errors: { 'template.message': errors.message } }
  return { subject: template.subject, title: template.title, messageHtml: clean.message }
}

/** Invites a card's candidate to the interview of its stage. */
function inviteCard(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'secretKey' | 'live' | 'db'>,
  card: Card,
  stage: InterviewStage,
  language: Language,
  interview: Interview,
  now: Date,
) {
  const { id: applicationId, email: address, job } = card
  return invite(tx, platform, { applicationId, stage, language, name: applicantName(card), address, job }, interview, now)
}

/** The interview as the person who interviews hears of it. */
function toldOf(card: Card, uuid: string, { startsAt, endsAt, timeZone, sender, place }: Interview) {
  return {
    ...{ uuid, application_id: card.id, user_id: card.user_id, first_name: card.first_name, last_name: card.last_name },
    ...{ job: card.job, vacancy_uuid: card.vacancy_uuid, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
    ...{ sender, place },
  }
}

function applicantName(card: Pick<Card, 'first_name' | 'last_name'>): string {
  return fullName(card.first_name, card.last_name)
}
