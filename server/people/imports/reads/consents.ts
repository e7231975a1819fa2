import { setImmediate } from 'node:timers/promises'
import { calendarDay } from '#domain/kernel/dates.ts'
import { isCovered } from '#domain/people/added-candidates/added-candidates.rules.ts'
import {
  type ConsentOutcome,
  comesWithConsents,
  consentOfRow,
  type DeclineEffect,
  declineEffect,
  strangerEffect,
} from '#domain/people/imports/consents.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { PlannedRow } from '#domain/people/imports/plan.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import type { Platform, Reader } from '../../../platform/platform.ts'
import { readRefusals } from '../../accounts/refused-addresses.reads.ts'
import { readDeclining } from './declining.ts'

interface PlannedConsent {
  readonly outcome: ConsentOutcome
  /** The consent with which the person comes in. */
  readonly consent: { readonly consentedOn: string; readonly manner: string } | undefined
  /** Why the person is asked although the file says something, as a message key. */
  readonly reason: string | null
  /** What becomes of a person whose line refuses. */
  readonly effect?: DeclineEffect
}

export interface PlannedConsents {
  /** By the lines of new people, of known ones whose consent the file brings or who refused before, and of people who refuse. */
  readonly ofLine: ReadonlyMap<number, PlannedConsent>
  /** Whether people come in with consents, so that the colleague has to declare them. */
  readonly needsDeclaration: boolean
  /** The number of people whose consent the import could bring. */
  readonly open: number
}

export interface ConsentRows {
  readonly newRows: readonly ImportedRow[]
  /** Rows of known people who have not consented yet. */
  readonly waiting: readonly ImportedRow[]
  readonly declined: readonly DeclinedRow[]
}
type DeclinedRow = Extract<PlannedRow, { outcome: 'declined' }>

/** Addresses of one query. */
const atOnce = 500

/**
 * Decides with which consent each new person comes in (INT-07), which consents of `waiting` people are recorded, and what becomes of people
 * who refuse (CON-01). A declaration for a file covers nobody who refused before.
 */
export async function readConsents(
  platform: Pick<Platform, 'db' | 'config' | 'secretKey'>,
  { newRows, waiting, declined }: ConsentRows,
  choices: ImportChoices,
  today: string,
): Promise<PlannedConsents> {
  const ofLine = await readDeclinedRows(platform.db, declined)
  const rows = [...newRows, ...waiting]
  for (let at = 0; at < rows.length; at += atOnce) {
    await setImmediate()
    const some = rows.slice(at, at + atOnce)
    const refusals = await readRefusals(
      platform.db,
      platform,
      some.map(({ email }) => email),
    )
    for (const { line, email, consent: cells } of some) {
      const { consent, reason, isRefused } = consentOfRow(cells, choices, today)
      const refused = refusals.get(email)
      const refusedOn = refused && calendarDay(refused, platform.config.timeZone)
      const consentedOn = consent?.consentedOn ?? ''
      if (!isCovered({ declaration: 'file', consentedOn, refusedOn }))
        ofLine.set(line, { outcome: 'refused', consent: undefined, reason: null })
      else if (isRefused) ofLine.set(line, { outcome: 'refused', consent: undefined, reason })
      else ofLine.set(line, { outcome: consent ? 'held' : 'asked', consent, reason })
    }
  }
  // A known person is not asked again.
  for (const { line } of waiting) if (ofLine.get(line)?.outcome === 'asked') ofLine.delete(line)
  return { ofLine, needsDeclaration: rows.length > 0 && comesWithConsents(choices), open: rows.length }
}

/** What becomes of each person whose line refuses, or whose other line does. */
async function readDeclinedRows(db: Reader, declined: readonly DeclinedRow[]): Promise<Map<number, PlannedConsent>> {
  const ofLine = new Map<number, PlannedConsent>()
  for (let at = 0; at < declined.length; at += atOnce) {
    await setImmediate()
    const some = declined.slice(at, at + atOnce)
    const known = await readDeclining(
      db,
      some.flatMap(({ person }) => person?.id ?? []),
    )
    for (const { row, person } of some) {
      const facts = person && known.get(person.id)
      const effect = facts ? declineEffect({ ...facts, refusedOn: row.consent.day }) : strangerEffect(row.email)
      const reason = row.consent.answer === 'no' ? null : 'imports.error.declined_elsewhere'
      ofLine.set(row.line, { outcome: 'declined', consent: undefined, reason, effect })
    }
  }
  return ofLine
}
