import { sql } from 'kysely'
import type { KnownPerson } from '#domain/people/imports/plan.rules.ts'
import { fullName } from '../../../platform/person-name.ts'
import type { Platform, Reader } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { readUnaddable } from '../../accounts/refused-addresses.reads.ts'

/** Addresses and numbers of one query. */
const atOnce = 1000

/**
 * People with one of these addresses or phone numbers whom the viewer may read, and the addresses that the viewer may not add (ADR-0120);
 * without the people whom the import `importId` added.
 */
export async function readKnown(
  platform: Pick<Platform, 'db' | 'secretKey'>,
  viewer: Viewer,
  emails: readonly string[],
  phones: readonly string[],
  importId: number,
) {
  const { db } = platform
  const people = new Map<number, KnownPerson>()
  const outOfReach = new Set<string>()
  for (let at = 0; at < emails.length; at += atOnce) {
    const found = await accounts(db, viewer, importId)
      .where(sql<boolean>`users.email = any(${emails.slice(at, at + atOnce)}::text[])`)
      .where('users.email', '<>', '')
      .execute()
    for (const { is_visible, is_staff, is_barred, ...person } of found) {
      if (is_visible) people.set(person.id, { ...person, isStaff: is_staff, isBarred: is_barred })
      else outOfReach.add(person.email)
    }
  }
  for (let at = 0; at < phones.length; at += atOnce) {
    // Owners are read first, because together with the accounts the planner reads all accounts.
    const owners = await db
      .selectFrom('profiles')
      .select('user_id')
      // The expression of the index profiles_phone_key.
      .where(sql<boolean>`comparable_phone(personal_phone) = any(${phones.slice(at, at + atOnce)}::text[])`)
      .where('personal_phone', '<>', '')
      .execute()
    const ids = owners.map(({ user_id }) => user_id)
    const found = await accounts(db, viewer, importId)
      .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
      .where(isVisibleTo(viewer))
      .execute()
    for (const { is_visible, is_staff, is_barred, ...person } of found)
      people.set(person.id, { ...person, isStaff: is_staff, isBarred: is_barred })
  }
  const visible = new Set([...people.values()].map(({ email }) => email))
  const refused = await readUnaddable(
    platform,
    viewer,
    emails.filter((email) => !visible.has(email)),
  )
  return { people: [...people.values()], outOfReach: new Set([...outOfReach, ...refused]) }
}

function accounts(db: Reader, viewer: Viewer, importId: number) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.uuid', 'users.email', fullName.as('name'), isStaffMember.as('is_staff')])
    .select(sql<string>`coalesce(comparable_phone(profiles.personal_phone), '')`.as('phone'))
    .select(isVisibleTo(viewer).as('is_visible'))
    .select(sql<boolean>`users.no_contact_since is not null`.as('is_barred'))
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`not exists (
      select from imported_people where imported_people.user_id = users.id and imported_people.import_id = ${importId})`)
}

interface Named {
  readonly written: string
  readonly id: number
}

/** The skills in use with one of these names in either language, whatever the case. */
export async function readSkillsNamed(db: Reader, names: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select written, skills.id from unnest(${names}::text[]) as written
    join skill_names on skill_names.name = folded(written) collate "C"
    join skills on skills.id = skill_names.skill_id where skills.active`.execute(db)
  return rows
}

/** The tags with one of these names, whatever the case. */
export async function readTagsNamed(db: Reader, names: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select written, tags.id from unnest(${names}::text[]) as written
    join tags on folded(tags.name) collate "C" = folded(written) collate "C"`.execute(db)
  return rows
}
