import type { SuggestionPreview } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { type SuggestionObstacle, suggestionObstacle } from '#domain/hiring/candidate-emails/suggestions.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { greetedName } from '#domain/mail/greeting.rules.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { areAllFound } from '../../platform/record-id.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { readOwnAddress } from './candidate-emails.reads.ts'
import { sharedVacancyMail } from './mails/shared-vacancy.mail.ts'
import { readLastShared, readVacancyToShare, type SharedVacancy } from './share.reads.ts'
import { type PersonToSuggestTo, readPeopleToSuggestTo } from './suggestions.reads.ts'
import { stopSuggestionsUrl } from './views/stop-link.ts'

interface Suggestion {
  readonly uuid_jobs: string
  readonly uuid_users: readonly string[]
}
interface Prepared {
  readonly vacancy: SharedVacancy
  readonly reached: readonly PersonToSuggestTo[]
  readonly leftOut: readonly { readonly person: PersonToSuggestTo; readonly reason: SuggestionObstacle }[]
}

/**
 * The e-mails that a suggestion would send, and the people who would get none (POO-02). Refuses as shareVacancy does, and with
 * errors.not_found for a person whom the viewer may not read.
 */
export function previewSuggestions(
  platform: Platform,
  actor: Person,
  suggestion: Suggestion,
): Promise<SuggestionPreview | Refusal> {
  return platform.db.transaction().execute(async (tx) => {
    const prepared = await prepare(tx, actor, suggestion)
    if (isRefusal(prepared)) return prepared
    const mails = languages.map(async (language) => {
      const readers = prepared.reached.filter((person) => person.language === language)
      const [first] = readers
      if (!first) return []
      const teamAddress = teamAddressOf(platform, { person: first.id, colleague: await readOwnAddress(tx, actor) })
      const { subject, plain } = await compose(platform, tx, prepared.vacancy, first, teamAddress)
      return [{ language, count: readers.length, name: first.name, subject, text: plain }]
    })
    const left_out = prepared.leftOut.map(({ person: { uuid, name }, reason }) => ({ uuid, name, reason }))
    return { mails: (await Promise.all(mails)).flat(), left_out }
  })
}

/**
 * Suggests a vacancy to people, each by an e-mail in their language (POO-02). People with an obstacle are left out, and a suggestion that
 * was queued within the last minute is not queued again. Refuses as the preview does, and with errors.too_many above the limit per hour.
 */
export async function sendSuggestions(
  platform: Platform,
  actor: Person,
  suggestion: Suggestion,
): Promise<{ sent: number; left_out: number } | Refusal> {
  const now = platform.now()
  const retryAfter = await countUse(platform.db, [
    { key: `suggestions of ${actor.id}`, most: limits.suggestionsPerHour, seconds: 3600 },
  ])
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  return platform.db.transaction().execute(async (tx) => {
    const prepared = await prepare(tx, actor, suggestion)
    if (isRefusal(prepared)) return prepared
    const { vacancy, reached, leftOut } = prepared
    const colleague = await readOwnAddress(tx, actor)
    let sent = 0
    for (const person of reached) {
      const teamAddress = teamAddressOf(platform, { person: person.id, colleague })
      const composed = await compose(platform, tx, vacancy, person, teamAddress)
      const to = { name: person.name, address: person.email }
      const mail = {
        kind: sharedVacancyMail.kind,
        actorId: actor.id,
        userId: person.id,
        language: person.language,
        to,
        ...composed,
      }
      const isSentAlready = isRepeated(await readLastShared(tx, person.email), mail, now)
      if (isSentAlready || !isRefusal(await queueMail(tx, platform, mail, now))) sent += 1
    }
    if (sent === 0) return refuse('suggestions.nobody')
    const detail = { title: vacancy.title }
    await audit(tx, actor, { action: 'vacancy.suggested', subjectType: 'vacancy', subjectId: vacancy.id, detail }, now)
    return { sent, left_out: leftOut.length + reached.length - sent }
  })
}

async function prepare(tx: Tx, actor: Person, { uuid_jobs, uuid_users: ids }: Suggestion): Promise<Prepared | Refusal> {
  const vacancy = await readVacancyToShare(tx, actor, uuid_jobs)
  if (!vacancy) return refuse('errors.not_found')
  if (!vacancy.active) return refuse('vacancies.closed')
  const people = await readPeopleToSuggestTo(tx, actor, vacancy.id, ids)
  if (!areAllFound(ids, people)) return refuse('errors.not_found')
  const judged = people.map((person) => ({ person, reason: obstacleOf(person) }))
  return {
    vacancy,
    reached: judged.flatMap(({ person, reason }) => (reason ? [] : [person])),
    leftOut: judged.flatMap(({ person, reason }) => (reason ? [{ person, reason }] : [])),
  }
}

const obstacleOf = ({
  email,
  undelivered_address,
  no_contact_since,
  is_staff,
  is_there,
  email_verified_at,
  consent_due_at,
  suggestions_stopped_at,
  covers,
}: PersonToSuggestTo) =>
  suggestionObstacle({
    email,
    isBarred: no_contact_since !== null,
    isUnreached: undelivered_address === email,
    isStaff: is_staff,
    isThere: is_there,
    isConfirmed: email_verified_at !== null,
    lacksConsent: consent_due_at !== null,
    areWanted: suggestions_stopped_at === null,
    covers,
  })

async function compose(
  platform: Platform,
  tx: Tx,
  vacancy: SharedVacancy,
  { uuid, language, first_name, name }: PersonToSuggestTo,
  teamAddress: string | undefined,
) {
  const site = await readMailSite(platform, tx, language)
  const recipient = greetedName({ first_name }, name)
  const stopUrl = stopSuggestionsUrl(platform, uuid, language)
  return sharedVacancyMail.compose({ language, site, recipient, vacancy, teamAddress, stopUrl })
}
