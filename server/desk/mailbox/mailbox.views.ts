import type { Address } from 'postal-mime'
import type { KeptEmail, readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { parseLanguage } from '#domain/kernel/languages.ts'
import type { StoredEmail } from './mailbox.reads.ts'

export function presentEmail({ name, email }: StoredEmail): KeptEmail {
  return {
    id: name,
    language: parseLanguage(/<html lang="(\w+)"/.exec(email.html ?? '')?.[1]) ?? null,
    subject: email.subject ?? '',
    to: (email.to ?? []).map(presentAddress).join(', '),
    date: email.date ?? '',
  }
}

export function presentWholeEmail(stored: StoredEmail): AnswerOf<typeof readMailboxEndpoint>['data'] {
  const { email } = stored
  const calendar = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics')
  return {
    ...presentEmail(stored),
    from: email.from ? presentAddress(email.from) : '',
    reply_to: email.replyTo?.[0] ? presentAddress(email.replyTo[0]) : null,
    html: email.html ?? '',
    text: email.text ?? '',
    attachments: email.attachments.map(({ filename, mimeType }) => ({ name: filename ?? '', type: mimeType })),
    calendar: calendar ? String(calendar.content) : null,
  }
}

function presentAddress({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name)
}
