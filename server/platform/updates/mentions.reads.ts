import { type RawBuilder, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type Mentioned, mentionedIn } from '#domain/kernel/mentions.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { fullName } from '../person-name.ts'
import type { Reader } from '../platform.ts'
import { canColleagueKnow, holdsRight } from '../sessions/visible-people.ts'
import { vacanciesOf } from '../sessions/visible-vacancies.ts'
import { hasWordsBeginning } from '../word-search.ts'

/** The colleagues who may read a note: those with a right, and for limited roles the vacancies that the note belongs to. */
export interface ReadersOfNote {
  readonly right: Right
  /** The vacancies as a subquery of ids. */
  readonly vacancies: RawBuilder<unknown>
  /** The id of the person that the note is about: before their consent few colleagues may know of them (SPEC-77). */
  readonly person?: number
}

/** Colleagues who may read a note. */
const colleagues = (db: Reader, { right, vacancies, person }: ReadersOfNote) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.deleted_at', 'is', null)
    .where(holdsRight(right))
    .where(
      sql<boolean>`(not roles.limited or exists (
        select from ${vacancies} as noted (id) where noted.id in ${vacanciesOf({ id: sql.ref('users.id') })}))`,
    )
    .$if(person !== undefined, (able) => able.where(canColleagueKnow(person ?? 0)))

/** The colleagues whom a person may mention in a note, by words of their name; not themselves. */
export function findColleagues(db: Reader, readers: ReadersOfNote, viewer: { readonly id: number }, q: string) {
  const words = searchWords(q)
  return colleagues(db, readers)
    .select(['users.uuid', 'users.email', fullName.as('fullname')])
    .where('users.id', '<>', viewer.id)
    .$if(words.length > 0, (all) => all.where(hasWordsBeginning('users.search', words)))
    .orderBy('fullname')
    .orderBy('users.id')
    .limit(sql.lit(limits.updates.colleagues))
    .execute()
}

/**
 * The ids of the colleagues whom a note mentions; undefined when one of them may not read it. Those whom the note mentioned `before` stay,
 * whatever they may read now, so that its author can go on editing it.
 */
export async function readMentioned(
  db: Reader,
  body: string,
  readers: ReadersOfNote,
  before: readonly number[] = [],
): Promise<number[] | undefined> {
  const uuids = mentionedIn(body)
  if (uuids.length === 0) return []
  const able = await colleagues(db, readers).select(['users.id', 'users.uuid']).where('users.uuid', 'in', uuids).execute()
  const rest = uuids.filter((uuid) => able.every((one) => one.uuid !== uuid))
  if (rest.length === 0) return able.map(({ id }) => id)
  const former = await db.selectFrom('users').select('id').where('uuid', 'in', rest).execute()
  if (former.length < rest.length || !former.every(({ id }) => before.includes(id))) return undefined
  return [...able, ...former].map(({ id }) => id)
}

/** The mentions of a note as a column; `of` is the table of its mentions, `key` its column and `note` the id of the note. */
export function mentionsOf(of: 'comment_mentions' | 'note_mentions', key: string, note: string) {
  return sql<readonly (Mentioned & { readonly id: number })[]>`coalesce((
    select json_agg(json_build_object('id', named.id, 'uuid', named.uuid,
      'name', case when named.deleted_at is null then trim(named.first_name || ' ' || named.last_name) else '' end))
    from ${sql.table(of)} join users as named on named.id = ${sql.ref(`${of}.user_id`)}
    where ${sql.ref(`${of}.${key}`)} = ${sql.ref(note)}), '[]'::json)`
}

/** What a search of notes finds: their words and the names of the colleagues whom they mention. */
export function searchedWithNames(
  of: 'comment_mentions' | 'note_mentions',
  key: string,
  note: string,
  search: RawBuilder<unknown>,
) {
  return sql`(${search} || coalesce((
    select searchable(string_agg(named.first_name || ' ' || named.last_name, ' '))
    from ${sql.table(of)} join users as named on named.id = ${sql.ref(`${of}.user_id`)}
    where named.deleted_at is null and ${sql.ref(`${of}.${key}`)} = ${sql.ref(note)}), ''::tsvector))`
}
