import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { shortlistForm } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { shortlistLimits, stateOfShortlist, usualEnd } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { shortlistClientScreens } from '#domain/hiring/shortlists/shortlists.screens.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { mailedAddress } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { NamedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { hashToken, newLinkSecret } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { sign } from '../../platform/signing.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readOwnAddress } from '../candidate-emails/candidate-emails.reads.ts'
import { announceCards } from '../cards/announce.writes.ts'
import { shortlistMail } from './mails/shortlist.mail.ts'
import { countShortlists, readCardsOf, readCardsToPresent, readShortlist, type ShortlistRow } from './shortlists.reads.ts'

type Form = z.output<ReturnType<typeof shortlistForm>>

/** A shortlist with its link, which nobody can read again. */
export interface LinkedShortlist extends ShortlistRow {
  readonly link: string
  readonly sent: boolean
}

/** The stored form of a code, which SECRET_KEY and the shortlist belong to. */
export const markOfCode = (secretKey: string, uuid: string, code: string): string =>
  sign(secretKey, `shortlist code ${uuid} ${code.trim()}`)

/**
 * Presents people of a board to a client (CLT-02). Refuses people who are not on the board, and those without consent: nothing about them
 * leaves the company (SPEC-80).
 */
export function presentToClient(
  platform: Platform,
  actor: Person,
  vacancy: NamedVacancy,
  form: Form,
): Promise<LinkedShortlist | Refusal> {
  const detail = { vacancy_id: vacancy.id, people: form.people.length, facts: form.facts, names: form.names }
  return change(platform, actor, { action: 'shortlist.made', detail }, async (tx, now) => {
    const uuids = [...new Set(form.people.map(({ uuid_element }) => uuid_element))]
    const cards = await readCardsToPresent(tx, actor, vacancy.id, uuids)
    if (cards.length < form.people.length) return refuse('errors.not_found')
    if (!cards.every(({ presentable }) => presentable)) return refuse('shortlists.error.unconsented')
    const people = cards.map(({ user_id }) => user_id)
    if (!(await lockOpenAccounts(tx, people))) return refuse('errors.not_found')
    if ((await countShortlists(tx, vacancy.id)) >= shortlistLimits.ofVacancy) return refuse('shortlists.error.full')
    const secret = newLinkSecret()
    const uuid = randomUUID()
    const shortlist = await insertShortlist(tx, platform, { uuid, secret, actor, vacancy, form, now })
    const idOf = new Map(cards.map((card) => [card.uuid, card.id]))
    await tx
      .insertInto('shortlist_people')
      .values(
        form.people.map(({ uuid_element, note, salary }, place) => ({
          shortlist_id: shortlist,
          application_id: idOf.get(uuid_element) ?? 0,
          ...{ place, note, salary },
        })),
      )
      .execute()
    const row = await readShortlist(tx, actor, uuid)
    if (!row) return undefined
    const link = linkOf(platform, row, secret)
    const sent = form.email === '' ? false : await sendLink(tx, platform, { actor, row, link, to: form.email, now })
    if (isRefusal(sent)) return sent
    const shown = cards.map((card) => ({ uuid: card.uuid, vacancy: vacancy.uuid }))
    await announceCards(platform, tx, shown, 'notified')
    return { ...row, link, sent }
  })
}

interface Making {
  readonly uuid: string
  readonly secret: string
  readonly actor: Person
  readonly vacancy: NamedVacancy
  readonly form: Form
  readonly now: Date
}

async function insertShortlist(tx: Tx, platform: Platform, { uuid, secret, actor, vacancy, form, now }: Making): Promise<number> {
  const { timeZone } = platform.config
  const ends_on = form.ends_on || usualEnd(calendarDay(now, timeZone))
  const { id } = await tx
    .insertInto('shortlists')
    .values({
      ...{ uuid, vacancy_id: vacancy.id, made_by: actor.id, secret_hash: hashToken(secret), size: form.people.length },
      code_mark: form.code === '' ? null : markOfCode(platform.secretKey, uuid, form.code),
      ...{ names: form.names, facts: [...new Set(form.facts)], language: form.language, message: form.message },
      ...{ ends_on, ends_at: endOfDay(ends_on, timeZone), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const linkOf = ({ config }: Pick<Platform, 'config'>, { language }: ShortlistRow, secret: string): string =>
  mailedAddress(config.publicUrl, shortlistClientScreens.shortlist.to({ secret }), language)

interface Sending {
  readonly actor: Person
  readonly row: ShortlistRow
  readonly link: string
  readonly to: string
  readonly now: Date
}

async function sendLink(tx: Tx, platform: Platform, { actor, row, link, to, now }: Sending): Promise<true | Refusal> {
  const { language } = row
  const site = await readMailSite(platform, tx, language)
  const { kind, compose } = shortlistMail
  const { title: job, size: people, ends_on: endsOn, message, by: sender } = row
  const composed = compose({
    ...{ language, site, job, people, endsOn, message, sender, link },
    hasCode: row.code_mark !== null,
    replyTo: await readOwnAddress(tx, actor),
  })
  const mail = { kind, language, actorId: actor.id, to: { name: '', address: to }, expiresAt: row.ends_at, ...composed }
  const queued = await queueMail(tx, platform, mail, now)
  return isRefusal(queued) ? queued : true
}

/** Makes a new link, because nobody can read the present one again. The former one opens nothing any more. */
export function replaceLink(platform: Platform, actor: Person, uuid: string): Promise<LinkedShortlist | Refusal> {
  const secret = newLinkSecret()
  return changeShortlist(platform, actor, uuid, 'shortlist.link_replaced', async (tx, row, now) => {
    if (stateOfShortlist(row, now) !== 'open') return refuse('shortlists.error.not_open')
    await tx
      .updateTable('shortlists')
      .set({ secret_hash: hashToken(secret) })
      .where('id', '=', row.id)
      .execute()
    return { ...row, link: linkOf(platform, row, secret), sent: false }
  })
}

/** Withdraws a shortlist: its link opens nothing any more. A repetition changes nothing. */
export function withdrawShortlist(platform: Platform, actor: Person, uuid: string): Promise<ShortlistRow | Refusal> {
  return changeShortlist(platform, actor, uuid, 'shortlist.withdrawn', async (tx, row, now) => {
    const withdrawn_at = row.withdrawn_at ?? now
    await tx.updateTable('shortlists').set({ withdrawn_at }).where('id', '=', row.id).execute()
    return { ...row, withdrawn_at }
  })
}

/** Gives a shortlist another last day, also after it has ended. A withdrawn one stays so. */
export function extendShortlist(
  platform: Platform,
  actor: Person,
  uuid: string,
  ends_on: string,
): Promise<ShortlistRow | Refusal> {
  return changeShortlist(platform, actor, uuid, 'shortlist.extended', async (tx, row) => {
    if (row.withdrawn_at !== null) return refuse('shortlists.error.not_open')
    const ends_at = endOfDay(ends_on, platform.config.timeZone)
    await tx.updateTable('shortlists').set({ ends_on, ends_at }).where('id', '=', row.id).execute()
    return { ...row, ends_on, ends_at }
  })
}

/** Changes a shortlist of a vacancy that the actor may see; one that holds its row waits for the others. Its cards are read again. */
function changeShortlist<Row extends ShortlistRow>(
  platform: Platform,
  actor: Person,
  uuid: string,
  action: 'shortlist.link_replaced' | 'shortlist.withdrawn' | 'shortlist.extended',
  write: (tx: Tx, row: ShortlistRow, now: Date) => Promise<Row | Refusal>,
): Promise<Row | Refusal> {
  return change<Row>(platform, actor, { action }, async (tx, now) => {
    await tx.selectFrom('shortlists').select('id').where('uuid', '=', uuid).forUpdate().execute()
    const row = await readShortlist(tx, actor, uuid)
    if (!row) return refuse('errors.not_found')
    const changed = await write(tx, row, now)
    if (!isRefusal(changed)) await announceCards(platform, tx, await readCardsOf(tx, row.id), 'notified')
    return changed
  })
}
