import type { answerReplyEndpoint } from '#domain/hiring/replies/correspondence.contract.ts'
import { subjectOfAnswer, threadOf } from '#domain/hiring/replies/correspondence.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isMailAddress } from '#domain/kernel/mail-address.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { ownMessageId } from '../../platform/mail/message.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { announceEmailState } from '../cards/announce.writes.ts'
import { type ReplyToAnswer, readLastAnswer, readWriter } from './correspondence.reads.ts'
import { answerMail } from './mails/answer.mail.ts'

interface Answer extends BodyOf<typeof answerReplyEndpoint> {
  readonly uploads: readonly Upload[]
}

/** The record whose audit names a change about a reply: its application, or else the person. */
const subjectOf = ({ application_id, user_id }: ReplyToAnswer) => application_id ?? user_id
const actionOf = <Verb extends 'answered' | 'reply_settled'>({ application_id }: ReplyToAnswer, verb: Verb) =>
  application_id === null ? (`user.${verb}` as const) : (`application.${verb}` as const)

/**
 * Answers a reply by an e-mail of the colleague in the same conversation (EML-03). The replies before it wait no longer. The same answer within
 * a minute, as after a double click, returns the e-mail that is already queued. Refuses with errors.too_many above the hourly limit, and as
 * queueMail does.
 */
export async function answerReply(
  platform: Platform,
  actor: Person,
  reply: ReplyToAnswer,
  { text, to, uploads }: Answer,
): Promise<{ uuid: string } | Refusal> {
  const address = to === 'sender' ? reply.from_address : reply.email
  if (reply.consent_due_at) return refuse('notification.error.no_consent')
  if (!isMailAddress(address)) return refuse('notification.error.no_address')
  let uuid: string | undefined
  const detail: Record<string, unknown> = {}
  const what = { action: actionOf(reply, 'answered'), detail, uploads, purpose: 'reply' } as const
  const answered = await change(platform, actor, what, async (tx, now, keep) => {
    if (!(await lockOpenAccounts(tx, [reply.user_id], { serialised: true }))) return refuse('errors.not_found')
    const mail = await composeAnswer(tx, platform, actor, { reply, text, address })
    const last = await readLastAnswer(tx, actor.id, reply.user_id)
    if (isRepeated(last, mail, now)) {
      uuid = last.uuid
      return undefined
    }
    const own = { key: `answers of ${actor.id}`, most: limits.answersPerHour, seconds: 3600 }
    const retryAfter = await countUse(tx, [own])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    for (const upload of uploads) {
      const file = await keep(upload)
      if (file !== null)
        await tx.insertInto('sent_files').values({ file_id: file, email_id: queued.id, user_id: reply.user_id }).execute()
    }
    await settle(tx, platform, reply, now)
    uuid = queued.uuid
    detail.email = uuid
    return { id: subjectOf(reply) }
  })
  if (uuid !== undefined) return { uuid }
  return isRefusal(answered) ? answered : refuse('errors.not_found')
}

/** Notes that a reply needs no answer. */
export function settleReply(platform: Platform, actor: Person, reply: ReplyToAnswer) {
  return change(platform, actor, { action: actionOf(reply, 'reply_settled') }, async (tx, now) => {
    if (!(await lockOpenAccounts(tx, [reply.user_id], { serialised: true }))) return refuse('errors.not_found')
    await settle(tx, platform, reply, now)
    return { id: subjectOf(reply) }
  })
}

export async function changeSignature(platform: Platform, { id }: Person, signature: string) {
  await changePerson(platform.db, id, { mail_signature: signature }, platform.now())
  return { signature }
}

/** Notes that a colleague has dealt with a reply, without an answer. Call it in the transaction of the change that does so. */
export async function settleInside(
  tx: Tx,
  platform: Pick<Platform, 'live'>,
  reply: Pick<ReplyToAnswer, 'id' | 'application_id'>,
  now: Date,
) {
  await tx.updateTable('replies').set({ settled_at: now }).where('id', '=', reply.id).where('settled_at', 'is', null).execute()
  await announceEmailState(platform, tx, { application_id: reply.application_id })
}

/** Neither this reply nor those of the same correspondence before it wait any longer. */
async function settle(tx: Tx, platform: Platform, { id, user_id, application_id }: ReplyToAnswer, now: Date): Promise<void> {
  await tx
    .updateTable('replies')
    .set({ settled_at: now })
    .where('user_id', '=', user_id)
    .where('application_id', application_id === null ? 'is' : '=', application_id)
    .where('id', '<=', id)
    .where('settled_at', 'is', null)
    .execute()
  await announceEmailState(platform, tx, { application_id })
}

interface Composing {
  readonly reply: ReplyToAnswer
  readonly text: string
  readonly address: string
}

async function composeAnswer(tx: Tx, platform: Platform, actor: Person, { reply, text, address }: Composing): Promise<Mail> {
  const { language, name, user_id: userId, application_id: applicationId } = reply
  const writer = await readWriter(tx, actor)
  const from = await readMailFrom(platform, tx, language)
  const site = await readMailSite(platform, tx, language)
  const about = applicationId === null ? { person: userId } : { application: applicationId }
  const composed = answerMail.compose({
    ...{ language, site, text, writer: writer.name, signature: writer.signature },
    subject: subjectOfAnswer(reply.subject),
    replyTo: teamAddressOf(platform, { ...about, colleague: writer.email }),
  })
  // The references of the message, and those of the e-mail that it answers, because some programs name only that one.
  const before = [reply.answered_thread, reply.thread].flatMap((ids) => ids?.split(' ') ?? [])
  const { answered_uuid: uuid } = reply
  const answered = uuid && !before.some((id) => id.includes(uuid)) ? ownMessageId(uuid, from) : undefined
  const thread = threadOf([...before, answered, reply.message_id])
  return {
    kind: answerMail.kind,
    ...(applicationId !== null && { applicationId }),
    ...{ userId, language, actorId: actor.id, to: { name, address }, ...composed },
    conversation: { inReplyTo: threadOf([reply.message_id])[0] ?? null, thread },
  }
}
