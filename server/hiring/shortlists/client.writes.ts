import { sql } from 'kysely'
import type { answerShortlistEndpoint } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { shortlistLimits } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { calendarDay, clockTime } from '#domain/kernel/dates.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { guessesOf, openGuessable } from '../../platform/sessions/guessed-links.ts'
import { rangeOf } from '../../platform/sessions/network.ts'
import { lockApplicant } from '../../platform/sessions/open-accounts.ts'
import { countUse, pseudonym, usedUp } from '../../platform/sessions/rate-limits.ts'
import { isSameSecret } from '../../platform/signing.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announceCards } from '../cards/announce.writes.ts'
import { lockOpenShortlist, type OpenShortlist, readOpenShortlist, readPresentedPerson } from './client.reads.ts'
import { markOfCode } from './shortlists.writes.ts'

/** What a client shows with every call, and the address of the call. */
export interface ClientPass {
  readonly secret: string
  readonly code: string
  readonly ip: string
}

const guessingCode = { most: 50, seconds: 24 * 3600 }

/**
 * The shortlist that a client may read. Unknown, withdrawn and ended links are refused alike. Wrong secrets count against the network, wrong
 * codes also against the shortlist, like wrong passwords (LOG-06).
 */
export async function admitClient(platform: Platform, { secret, code, ip }: ClientPass): Promise<OpenShortlist | Refusal> {
  const { db, secretKey, now } = platform
  const guess = { of: 'shortlist', ip }
  const found = await openGuessable(platform, guess, () => readOpenShortlist(db, secret, now()))
  if (!found) return refuse('shortlists.error.over')
  if (isRefusal(found)) return found
  if (found.code_mark === null) return found
  if (code === '') return refuse('shortlists.error.code_needed')
  // Of the link: a new one is free of the guesses of whoever has the former.
  const ofCode = { key: `shortlist codes ${pseudonym(secretKey, secret)}`, ...guessingCode }
  const wait = await usedUp(db, [ofCode])
  if (wait !== undefined) return refuse('errors.too_many', { retryAfter: wait })
  if (isSameSecret(markOfCode(secretKey, found.uuid, code), found.code_mark)) return found
  await countUse(db, [guessesOf(secretKey, guess), ofCode])
  return refuse('shortlists.error.code')
}

/** Notes that a shortlist was opened, as far as staff read such notes. */
export async function noteOpening(
  { db, now }: { db: Reader; now: () => Date },
  { id }: OpenShortlist,
  ip: string,
): Promise<void> {
  await sql`
    insert into shortlist_openings (shortlist_id, at, network)
    select ${id}, ${now()}, ${rangeOf(ip)}
    where (select count(*) from (select from shortlist_openings where shortlist_id = ${id} limit ${limits.countCap}) as noted) < ${limits.countCap}`.execute(
    db,
  )
}

/** The former answers plus the current one, which an update is about to replace. */
const withFormerAnswer = sql<string>`case when answer is null then former_answers else former_answers
  || jsonb_build_object('answer', answer, 'comment', comment, 'times', times, 'at', answered_at) end`

const localTimeOf = (instant: Date, timeZone: string): string =>
  `${calendarDay(instant, timeZone)}T${clockTime(instant, timeZone)}`

/**
 * Stores the answer of a client about a person (CLT-02), shows it on the card and notifies staff. Repeating the same answer, as after a lost
 * reply, changes nothing. Refuses a person who is not available any more.
 */
export async function answerShortlist(
  platform: Platform,
  { secret, code, person, answer, comment, times: given }: BodyOf<typeof answerShortlistEndpoint>,
  ip: string,
) {
  const admitted = await admitClient(platform, { secret, code, ip })
  if (isRefusal(admitted)) return admitted
  const now = platform.now()
  const times = [...new Set(given)]
  return platform.db.transaction().execute(async (tx) => {
    const shortlist = await lockOpenShortlist(tx, secret, now)
    if (!shortlist) return refuse('shortlists.error.over')
    const presented = await readPresentedPerson(tx, shortlist.id, person)
    if (!presented || !(await lockApplicant(tx, presented.application_id))) return refuse('shortlists.error.gone')
    // A time that has passed since the client wished it stands in the way of no other change.
    const earliest = localTimeOf(now, platform.config.timeZone)
    if (times.some((time) => time <= earliest && !presented.times.includes(time)))
      return refuse('errors.fields', { errors: { times: ['shortlists.error.time_past'] } })
    const after = { uuid: presented.uuid, answer, comment, times }
    const isSame = presented.answer === answer && presented.comment === comment && presented.times.join() === times.join()
    if (isSame) return after
    const ofDay = { key: `shortlist answers ${presented.uuid}`, most: shortlistLimits.answersPerDay, seconds: 24 * 3600 }
    const retryAfter = await countUse(tx, [ofDay])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    await tx
      .updateTable('shortlist_people')
      .set({ former_answers: withFormerAnswer, answer, comment, times, answered_at: now })
      .where('id', '=', presented.id)
      .execute()
    const card = { uuid: presented.card_uuid, vacancy: shortlist.vacancy_uuid }
    await announceCards(platform, tx, [card], 'notified')
    await notifyStaff(tx, now, { kind: 'client_answered', applicationId: presented.application_id })
    return after
  })
}
