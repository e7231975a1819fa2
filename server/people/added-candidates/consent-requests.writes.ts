import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Mail, queueConsentMails } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { invalidateConsentLinks, storeLinks } from '../accounts/account-links.writes.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'
import { consentRequestMail } from './mails/consent-request.mail.ts'

interface Asked {
  readonly id: number
  /** Empty if staff do not know an address. */
  readonly email: string
  readonly first_name: string
  readonly language: Language
  readonly consent_due_at: Date
}

/**
 * Sends each of these people the e-mail that asks for their consent, with a single-use link (INT-01). People without an address, those who
 * refused before, and those whose address has got too many of them today, get none. Returns which people get one, in order. Call it for
 * at most 500 people. A `reminder` above 0 words the e-mail as one.
 */
export async function requestConsent(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  now: Date,
  people: readonly Asked[],
  reminder = 0,
): Promise<boolean[]> {
  const refusals = await readRefusals(
    tx,
    platform,
    people.map(({ email }) => email),
  )
  const reachable = people.filter(({ email }) => email !== '' && !refusals.has(email))
  if (reachable.length === 0) return people.map(() => false)
  const sites = { es: await readMailSite(platform, tx, 'es'), en: await readMailSite(platform, tx, 'en') }
  const links = reachable.map((person) => ({ person, token: newToken() }))
  const { kind, compose } = consentRequestMail
  const mails = links.map(({ person: { id, email, first_name, language, consent_due_at }, token }): Mail => {
    const eraseOn = calendarDay(consent_due_at, platform.config.timeZone)
    const teamAddress = teamAddressOf(platform, { person: id, colleague: undefined })
    const composed = compose({ language, site: sites[language], recipient: first_name, reminder, token, eraseOn, teamAddress })
    return { kind, userId: id, language, to: { name: '', address: email }, expiresAt: consent_due_at, ...composed }
  })
  const queued = await queueConsentMails(tx, platform, mails, now)
  const sent = links.filter((_, index) => queued[index])
  await storeLinks(
    tx,
    now,
    sent.map(({ person, token }) => linkOf(person, person.email, token)),
  )
  await noteRequests(tx, now, sent)
  const asked = new Set(sent.map(({ person }) => person.id))
  return people.map(({ id }) => asked.has(id))
}

/**
 * Makes the single-use link that staff hand over themselves. It replaces the link that was made before in this way; a link that was sent
 * by e-mail goes on working.
 */
export async function makeConsentLink(tx: Tx, now: Date, person: Pick<Asked, 'id' | 'consent_due_at'>): Promise<string> {
  const token = newToken()
  await invalidateConsentLinks(tx, [person.id], now, { handedOver: true })
  // A link without an address proves nothing about the person's address.
  await storeLinks(tx, now, [linkOf(person, '', token)])
  return token
}

const linkOf = ({ id, consent_due_at }: Pick<Asked, 'id' | 'consent_due_at'>, email: string, token: string) =>
  ({ kind: 'consent', userId: id, email, token, expiresAt: consent_due_at }) as const

/** Notes when the people were first asked: reminders are counted from then (INT-08). */
async function noteRequests(tx: Tx, now: Date, sent: readonly { readonly person: Asked }[]): Promise<void> {
  if (sent.length === 0) return
  await tx
    .insertInto('consent_requests')
    .values(sent.map(({ person }) => ({ user_id: person.id, asked_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
