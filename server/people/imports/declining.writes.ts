import { sql } from 'kysely'
import { fullName } from '#domain/kernel/full-name.ts'
import { declineEffect, strangerEffect } from '#domain/people/imports/consents.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { rememberRefusals, takeBackRefusals } from '../accounts/refused-addresses.writes.ts'
import { restoreDeclared, withdrawDeclared } from '../added-candidates/held-consents.writes.ts'
import { type DecliningPerson, readDeclining } from './reads/declining.ts'

/** A row that refuses, with the known person of it. */
export interface DecliningRow {
  readonly row: ImportedRow
  readonly userId: number | undefined
}

interface Declining {
  readonly importId: number
  readonly actor: Pick<Person, 'id'>
  readonly now: Date
}

/**
 * Leaves out people whose line refuses (CON-01): remembers their addresses, so that nobody asks them, and ends the consents that were declared
 * for them. A consent that a person gave on the site stays, for staff to decide. Call it for at most 500 people, with known ones locked.
 */
export async function declinePeople(
  tx: Tx,
  platform: Pick<Platform, 'secretKey' | 'files'>,
  rows: readonly DecliningRow[],
  { importId, actor, now }: Declining,
): Promise<void> {
  if (rows.length === 0) return
  const known = await readDeclining(
    tx,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const people = rows.map(({ row, userId }) => {
    const person = userId === undefined ? undefined : known.get(userId)
    const effect = person ? declineEffect({ ...person, refusedOn: row.consent.day }) : strangerEffect(row.email)
    return { row, person, effect }
  })
  const refused = people.filter(({ effect }) => effect !== 'colleague' && effect !== 'contradicted')
  const noted = await rememberRefusals(
    tx,
    platform,
    refused.flatMap(({ row, person }) => addressesOf(row, person).map((address) => ({ address, at: refusedAt(row, now) }))),
  )
  const withdrawing = people.flatMap(({ person, effect }) => (person && effect === 'withdrawn' ? [person.id] : []))
  await withdrawDeclared(tx, withdrawing, actor, now)
  await tx
    .insertInto('declined_people')
    .values(
      people.map(({ row, person, effect }) => ({
        ...{ import_id: importId, line: row.line, fullname: fullName(row.firstName, row.lastName) || row.email },
        ...{ user_id: person?.id ?? null, effect, noted_at: now },
        address_hash: addressesOf(row, person).flatMap((address) => noted.get(address) ?? [])[0] ?? null,
      })),
    )
    .execute()
}

/** The address of the account, or else that of the file. */
const addressesOf = ({ email }: ImportedRow, person: DecliningPerson | undefined): string[] => [person?.email || email]

/** Noon of the day that the file names, which is the same day in most time zones. */
const refusedAt = ({ consent }: ImportedRow, now: Date): Date => {
  const named = new Date(`${consent.day}T12:00:00Z`)
  return consent.day === '' || named > now ? now : named
}

/** Takes back what an import did with the people of these lines who refused: it forgets the refusals and gives declared consents back. */
export async function restoreDeclined(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  importId: number,
  lines: readonly number[],
  now: Date,
): Promise<void> {
  const gone = await tx
    .deleteFrom('declined_people')
    .where('import_id', '=', importId)
    .where(sql<boolean>`line = any(${lines}::integer[])`)
    .returning(['user_id', 'effect', 'address_hash', 'noted_at'])
    .execute()
  await takeBackRefusals(
    tx,
    platform,
    gone.flatMap(({ address_hash }) => address_hash ?? []),
  )
  const withdrawn = Map.groupBy(
    gone.filter(({ effect }) => effect === 'withdrawn'),
    ({ noted_at }) => noted_at.getTime(),
  )
  for (const [at, people] of withdrawn)
    await restoreDeclared(
      tx,
      people.flatMap(({ user_id }) => user_id ?? []),
      new Date(at),
      now,
    )
}
