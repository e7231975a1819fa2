import { setImmediate } from 'node:timers/promises'
import { calendarDay } from '#domain/kernel/dates.ts'
import { isCovered } from '#domain/people/added-candidates/added-candidates.rules.ts'
import { comesWithConsents, consentOfRow, type consentOutcomes } from '#domain/people/imports/consents.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readRefusals } from '../../accounts/refused-addresses.reads.ts'

interface PlannedConsent {
  readonly outcome: (typeof consentOutcomes)[number]
  /** The consent with which the person comes in. */
  readonly consent: { readonly consentedOn: string; readonly manner: string } | undefined
  /** Why the person is asked although the file says something, as a message key. */
  readonly reason: string | null
}

export interface PlannedConsents {
  /** By the lines of new people, and of known ones whose consent the file brings or who refused before. */
  readonly ofLine: ReadonlyMap<number, PlannedConsent>
  /** Whether people come in with consents, so that the colleague has to declare them. */
  readonly needsDeclaration: boolean
  /** The number of people whose consent the import could bring. */
  readonly open: number
}

/** Addresses of one query. */
const atOnce = 500

/**
 * Decides with which consent each new person comes in (INT-07), and which consents of `waiting` people are recorded: those who are known, and
 * have not consented yet. A declaration for a file covers nobody who refused before.
 */
export async function readConsents(
  platform: Pick<Platform, 'db' | 'config' | 'secretKey'>,
  newRows: readonly ImportedRow[],
  waiting: readonly ImportedRow[],
  choices: ImportChoices,
  today: string,
): Promise<PlannedConsents> {
  const ofLine = new Map<number, PlannedConsent>()
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
      const { consent, reason } = consentOfRow(cells, choices, today)
      const refused = refusals.get(email)
      const refusedOn = refused && calendarDay(refused, platform.config.timeZone)
      const consentedOn = consent?.consentedOn ?? ''
      if (!isCovered({ declaration: 'file', consentedOn, refusedOn }))
        ofLine.set(line, { outcome: 'refused', consent: undefined, reason: null })
      else ofLine.set(line, { outcome: consent ? 'held' : 'asked', consent, reason })
    }
  }
  // A known person is not asked again.
  for (const { line } of waiting) if (ofLine.get(line)?.outcome === 'asked') ofLine.delete(line)
  return { ofLine, needsDeclaration: rows.length > 0 && comesWithConsents(choices), open: rows.length }
}
