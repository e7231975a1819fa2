import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Head } from '#domain/mail/incoming.rules.ts'
import type { MailboxMessage } from '../../platform/mail/imap-mailbox.ts'
import type { MessageReader } from '../../platform/mail/incoming/message-reader.ts'
import { readReplyTarget } from '../../platform/mail/reply-address.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { takeCalendarAnswer } from './calendar-answers.writes.ts'
import { type ContactAbout, countClientReplies, readContactAbout } from './client-messages.reads.ts'
import { storeClientReply } from './client-messages.writes.ts'
import { type Envelope, envelopeOf, ownIdsIn } from './envelope.views.ts'
import type { PassedReason } from './passed-messages.writes.ts'
import {
  type About,
  countReplies,
  hasManyReplies,
  isStored,
  type OutgoingRow,
  readAbout,
  readOutgoing,
} from './receiving.reads.ts'
import { noteReturned } from './returned-mail.writes.ts'
import { type Receiving, storeReply } from './stored-replies.writes.ts'

/** What became of a message: taken, left because it answers nothing of the site, or passed over. */
export type Received =
  | { readonly outcome: 'taken' | 'foreign' }
  | { readonly outcome: 'passed'; readonly reason: PassedReason; readonly head?: Head; readonly userId?: number | undefined }

/**
 * Receives a message of the mailbox: stores an answer with its application or person, or marks the address that an e-mail did not reach.
 * Its beginning decides whether it answers an e-mail of the site; of any other message nothing else is fetched, parsed or kept (MIN-01).
 * Receiving a message twice changes nothing (EML-01).
 */
export async function receiveMessage(platform: Receiving, reader: MessageReader, message: MailboxMessage): Promise<Received> {
  const { db } = platform
  const beginning = await message.beginning(limits.replies.beginningBytes)
  if (!beginning) return { outcome: 'foreign' }
  const envelope = envelopeOf(beginning)
  const subject = await findSubject(platform, envelope)
  const { mail, about, contact, isToEnvelope } = subject
  if (!about && !contact && !(mail && envelope.mayBeReport)) return { outcome: 'foreign' }
  const place = { uidValidity: message.uidValidity, uid: message.uid }
  if (await isStored(db, { messageId: envelope.messageId, ...place })) return { outcome: 'taken' }
  const passed = (reason: PassedReason): Received => ({ outcome: 'passed', reason, head: envelope.head, userId: about?.userId })

  if (await isTooMany(platform, subject)) return passed('too_many')
  const whole = await message.whole(limits.replies.messageBytes)
  if (!whole) return { outcome: 'foreign' }
  const parsed = await reader.run({ ...whole, isToEnvelope })
  if ('failure' in parsed) return passed(parsed.failure === 'busy' ? 'too_slow' : parsed.failure)
  try {
    if (parsed.reports) {
      if (mail) await noteReturned(platform, parsed.reports, mail)
      return { outcome: mail ? 'taken' : 'foreign' }
    }
    if (contact) {
      const some = await countClientReplies(db, contact.id, new Date(platform.now().getTime() - dayMs))
      if (some >= limits.replies.ofPersonPerDay.stored) return passed('too_many')
      await storeClientReply(platform, { ...parsed, ...envelope }, { contact, mail }, place)
      return { outcome: 'taken' }
    }
    if (!about) return { outcome: 'foreign' }
    const { stored, automatic, files } = await countReplies(db, about.userId, new Date(platform.now().getTime() - dayMs))
    const most = limits.replies.ofPersonPerDay
    if (await hasManyReplies(db, about.userId)) return passed('too_many')
    if (parsed.isAutomatic ? automatic >= most.automatic : stored >= most.stored) return passed('too_many')
    const answered = await takeCalendarAnswer(platform, parsed, about, mail)
    await storeReply(
      platform,
      { ...answered, ...envelope },
      { ...about, mail, filesLeft: Math.max(0, most.files - files) },
      place,
    )
    return { outcome: 'taken' }
  } catch (error) {
    // Content that the database refuses (SQLSTATE class 22): trying it again would keep all later messages waiting.
    if ((error as { code?: unknown }).code?.toString().startsWith('22')) return passed('refused')
    throw error
  }
}

/**
 * The e-mail that a message answers or returns, and the person or the contact of a client: named by a signed address, or by the id that only the e-mail's receiver
 * knows. Forged and foreign addresses name nothing.
 */
async function findSubject(platform: Receiving, { receivers, answers, mayBeReport, beginning }: Envelope): Promise<Subject> {
  const { db } = platform
  const target = readReplyTarget(platform, receivers)
  const isToEnvelope = target?.kind === 'email'
  const mail = isToEnvelope
    ? await readOutgoing(db, { id: target.id })
    : await firstOutgoing(platform, mayBeReport && !target ? [...answers.slice(0, mostIds / 2), ...ownIdsIn(beginning)] : answers)
  const contactId = target?.kind === 'contact' ? target.id : mail?.contact_id
  const contact = contactId == null ? undefined : await readContactAbout(db, contactId)
  if (contactId != null) return { mail, about: undefined, contact, isToEnvelope }
  const named = target && (await readAbout(db, target))
  return { mail, about: named ?? (mail && (await readAbout(db, { kind: 'email', id: mail.id }))), contact, isToEnvelope }
}

interface Subject {
  readonly mail: OutgoingRow | undefined
  readonly about: About | undefined
  /** A contact of a client, who has no account (CLT-01). */
  readonly contact: ContactAbout | undefined
  readonly isToEnvelope: boolean
}

/** So many ids are looked up, so that a long list costs no more. */
const mostIds = 10

async function firstOutgoing({ db }: Receiving, uuids: readonly string[]): Promise<OutgoingRow | undefined> {
  for (const uuid of uuids.slice(0, mostIds)) {
    const mail = await readOutgoing(db, { uuid })
    if (mail) return mail
  }
  return undefined
}

/** Counts a message that is to be read whole, whether or not anything of it will be stored (MIN-03). */
async function isTooMany({ db }: Receiving, { about, contact, mail }: Subject): Promise<boolean> {
  const key = about ? `mail from p${about.userId}` : contact ? `mail from c${contact.id}` : `mail about e${mail?.id}`
  const wait = await countUse(db, [{ key, most: limits.replies.ofPersonPerDay.read, seconds: dayMs / 1000 }])
  return wait !== undefined
}
