import type { SharedFact } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { hashToken, newToken } from '../platform/sessions/tokens.ts'
import type { TestApp } from './app.ts'
import { createCard } from './records.ts'

interface Options {
  readonly facts?: readonly SharedFact[]
  readonly names?: 'full' | 'initials'
  /** An existing card to present; a new one by default. */
  readonly shown?: Awaited<ReturnType<typeof createCard>>
}

/** Creates a shortlist of one person directly in the tables, open for two weeks. */
export async function makeShortlist(site: TestApp, { facts = ['skills'], names = 'full', shown }: Options = {}) {
  const { db, now } = site.platform
  const { card, vacancy, candidate } = shown ?? (await createCard(site))
  const { id: made_by } = await site.person({ role: 'administrator' })
  const secret = newToken()
  const ends_at = new Date(now().getTime() + 14 * dayMs)
  const shortlist = await db
    .insertInto('shortlists')
    .values({
      ...{ vacancy_id: vacancy.id, made_by, secret_hash: hashToken(secret), names, facts: [...facts], language: 'es' },
      ...{ size: 1, ends_at, ends_on: ends_at.toISOString().slice(0, 10), created_at: now() },
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const { uuid: person } = await db
    .insertInto('shortlist_people')
    .values({ shortlist_id: shortlist.id, application_id: card.id, place: 0, note: 'Sabe SQL' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { ...shortlist, secret, person, card, vacancy, candidate }
}
