import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { listUncheckedConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { importerName, isOwnImport } from '../../platform/imports/own-imports.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName, shownName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** Still a declared consent: nobody withdrew it, and the person has not given one on the site since. */
const isStillDeclared = sql<boolean>`held_consents.withdrawn_at is null and users.deleted_at is null and not ${isStaffMember}
  and not exists (select from consents where consents.user_id = users.id)`

/** The consents to check of people whom the viewer may read, for a count. */
export const uncheckedConsents = (viewer: Person): RawBuilder<unknown> => sql`unchecked_consents
  join held_consents on held_consents.id = unchecked_consents.held_consent_id join users on users.id = held_consents.user_id
  where ${isStillDeclared} and ${isVisibleTo(viewer)}`

const uncheckedOf = (db: Reader, viewer: Person) =>
  db
    .selectFrom('unchecked_consents')
    .innerJoin('held_consents', 'held_consents.id', 'unchecked_consents.held_consent_id')
    .innerJoin('users', 'users.id', 'held_consents.user_id')
    .where(isStillDeclared)
    .where(isVisibleTo(viewer))

/** One page of the consents to check. */
export function readUncheckedConsents(db: Reader, viewer: Person, query: QueryOf<typeof listUncheckedConsentsEndpoint>) {
  const rows = uncheckedOf(db, viewer)
    .innerJoin('imports', 'imports.id', 'unchecked_consents.import_id')
    .select(['unchecked_consents.id', 'unchecked_consents.uuid', 'unchecked_consents.in_note'])
    .select(['held_consents.consented_on', 'held_consents.manner'])
    .select(['users.uuid as person_uuid', fullName.as('fullname'), 'users.email'])
    .select(['imports.uuid as import_uuid', 'imports.file_name', 'imports.created_at', 'imports.finished_at'])
    .select(sql<ImportChoices['columns']>`imports.choices -> 'columns'`.as('columns'))
    .select(importerName('imports').as('imported_by'))
    .select(isOwnImport('imports', viewer).as('may_open'))
  const sorts = { imported_at: 'import_id', fullname: inOrder(shownName) }
  return readPage(db, rows, query, 'unchecked_consents', sorts, 'users.search')
}
export type UncheckedRow = Awaited<ReturnType<typeof readUncheckedConsents>>['rows'][number]

/** Consents to check with their people. Decided ones are left out. */
export function readUncheckedToDecide(tx: Tx, viewer: Person, ids: readonly string[]) {
  return uncheckedOf(tx, viewer)
    .select(['unchecked_consents.id', 'unchecked_consents.uuid', 'users.id as user_id', 'users.email'])
    .where((is) => is.or(ids.map((id) => recordIs('unchecked_consents', id))))
    .execute()
}
