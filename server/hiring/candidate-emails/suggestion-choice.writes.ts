import { sql } from 'kysely'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeContact } from '../../platform/people/no-contact.writes.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPersonOfLink } from './suggestions.reads.ts'

/** Ends suggestions to the person of a signed link, or allows them again. Refuses a forged link, and one of a deleted account. */
export async function chooseByLink(platform: Platform, token: string, wanted: boolean): Promise<Refusal | undefined> {
  const person = await readPersonOfLink(platform, token)
  if (!person) return refuse('suggestions.error.link')
  await chooseSuggestions(platform, person, wanted)
  return undefined
}

/**
 * Stores whether a person wants suggestions of vacancies, with its audit row (SPEC-89). Repeating a choice changes nothing. Whoever
 * wants them may be contacted again (CON-02).
 */
export async function chooseSuggestions(platform: Platform, person: { readonly id: number }, wanted: boolean): Promise<void> {
  const now = platform.now()
  await platform.db.transaction().execute(async (tx) => {
    if (wanted) await changeContact(tx, person, person.id, { barred: false, reason: '' }, now)
    const isOther = sql<boolean>`deleted_at is null and (suggestions_stopped_at is null) <> ${wanted}`
    const changed = await noteOfPerson(tx, person.id, { suggestions_stopped_at: wanted ? null : now }, isOther)
    if (!changed) return
    const action = wanted ? 'user.suggestions_resumed' : 'user.suggestions_stopped'
    await audit(tx, person, { action, subjectType: 'user', subjectId: person.id }, now)
  })
}
