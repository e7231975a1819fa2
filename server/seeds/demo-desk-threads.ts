import { randomUUID } from 'node:crypto'
import { answerMail } from '../hiring/replies/mails/answer.mail.ts'
import { clientMessageMail } from '../hiring/replies/mails/client-message.mail.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { readMailSite } from '../platform/site-content.ts'
import { notifyStaff } from '../platform/updates/notify-staff.writes.ts'
import { demoRecruiter } from './demo-cast.ts'
import { hour } from './demo-clock.ts'
import type { Desk } from './demo-desk-facts.ts'
import { clientThreads, threads } from './demo-desk-texts.ts'
import { insertNumbered, known } from './demo-rows.ts'

const hourMs = 3_600_000
/** The messages came through no mailbox: their places in one are below zero. */
const noMailbox = 0
const mailColumns = { status: 'kept', attempts: 1 } as const
const clientsRight = { module: 'clients', item: 'view' } as const

/** Adds the conversations with candidates of the full board and with contacts of clients. */
export async function addThreads(tx: Tx, platform: Platform, desk: Desk): Promise<void> {
  await addCandidateThreads(tx, platform, desk)
  await addClientThreads(tx, platform, desk)
}

const lastStepOf = ({ steps }: Desk['board'][number]): number => steps.at(-1)?.at.getTime() ?? 0

async function addCandidateThreads(tx: Tx, platform: Platform, { board, clock, ids, recruiter }: Desk): Promise<void> {
  const writer = known(ids.colleagues, demoRecruiter.email).name
  const sites = { es: await readMailSite(platform, tx, 'es'), en: await readMailSite(platform, tx, 'en') }
  const taken = new Set<number>()
  for (const [place, { theirs, ours, workday, minute, hours, language = 'es' }] of threads.entries()) {
    const [card] = board
      .filter(({ id, person }) => !taken.has(id) && person.isComplete && person.language === language)
      .sort((one, other) => lastStepOf(one) - lastStepOf(other))
    if (!card) continue
    taken.add(card.id)
    // On some weekdays the planned moment is before the last move of every card.
    const at = new Date(Math.max(clock.past(workday, minute).getTime(), lastStepOf(card) + hourMs))
    const { person } = card
    const user_id = known(ids.people, person.number)
    const mail = await tx
      .selectFrom('outgoing_emails')
      .select(['id', 'subject'])
      .where('application_id', '=', card.id)
      .where('queued_at', '<', at)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const subject = `Re: ${mail?.subject ?? ''}`
    const message_id = `<${randomUUID()}@demo.test>`
    const [reply = 0] = await insertNumbered(tx, 'replies', [
      {
        ...{ user_id, application_id: card.id, received_at: at, from_address: person.email, subject, body: theirs, message_id },
        ...{
          uid_validity: noMailbox,
          uid: -1 - place,
          email_id: mail?.id ?? null,
          settled_at: ours ? new Date(at.getTime() + hours * hourMs) : null,
        },
      },
    ])
    if (ours) {
      const { html, plain } = answerMail.compose({
        ...{ language, site: sites[language], subject, text: ours, writer, signature: '' },
        replyTo: demoRecruiter.email,
      })
      await insertNumbered(tx, 'outgoing_emails', [
        {
          ...{
            kind: answerMail.kind,
            application_id: card.id,
            user_id,
            language,
            to_name: `${person.name} ${person.lastname}`,
            to_address: person.email,
          },
          ...{
            reply_to: demoRecruiter.email,
            subject,
            html,
            plain,
            queued_at: new Date(at.getTime() + hours * hourMs),
            actor_id: recruiter,
          },
          ...{ in_reply_to: message_id, thread: message_id, ...mailColumns },
        },
      ])
    } else await notifyStaff(tx, at, { kind: 'reply', replyId: reply })
  }
}

async function addClientThreads(tx: Tx, platform: Platform, { clock, ids, recruiter }: Desk): Promise<void> {
  const writer = known(ids.colleagues, demoRecruiter.email).name
  const site = await readMailSite(platform, tx, 'es')
  for (const [place, { client, subject, ours, theirs, workday }] of clientThreads.entries()) {
    const contact = await tx
      .selectFrom('client_contacts')
      .innerJoin('clients', 'clients.id', 'client_contacts.client_id')
      .select(['client_contacts.id', 'client_contacts.name', 'client_contacts.email'])
      .where('clients.name', '=', client)
      .where('main', '=', true)
      .executeTakeFirstOrThrow()
    const composed = clientMessageMail.compose({
      language: 'es',
      site,
      subject,
      message: ours,
      writer,
      signature: '',
      replyTo: demoRecruiter.email,
    })
    const [email_id = 0] = await insertNumbered(tx, 'outgoing_emails', [
      {
        ...{
          kind: clientMessageMail.kind,
          contact_id: contact.id,
          language: 'es',
          to_name: contact.name,
          to_address: contact.email,
        },
        ...{
          reply_to: demoRecruiter.email,
          subject,
          html: composed.html,
          plain: composed.plain,
          actor_id: recruiter,
          ...mailColumns,
        },
        queued_at: clock.past(workday + 1, hour(10, 24)),
      },
    ])
    const received_at = clock.past(workday, hour(16 - place * 7, 38))
    const [reply = 0] = await insertNumbered(tx, 'client_replies', [
      {
        ...{
          contact_id: contact.id,
          email_id,
          received_at,
          from_address: contact.email,
          subject: `Re: ${subject}`,
          body: theirs,
        },
        ...{ message_id: `<${randomUUID()}@demo.test>`, uid_validity: noMailbox, uid: -1 - place },
      },
    ])
    await notifyStaff(tx, received_at, { kind: 'client_wrote', recordId: reply, right: clientsRight, receivers: [recruiter] })
  }
}
