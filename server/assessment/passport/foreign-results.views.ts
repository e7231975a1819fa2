import type { Evidence, ForeignResult } from '#domain/assessment/passport/foreign-results.contract.ts'
import { holderOf, stateOfForeign } from '#domain/assessment/passport/foreign-results.rules.ts'
import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import type { ForeignRow } from './foreign-results.reads.ts'

export const presentForeign =
  (now: Date) =>
  (row: ForeignRow): ForeignResult => ({
    uuid: row.uuid,
    state: stateOfForeign(row, now),
    attested: {
      skill: row.skill_name,
      language: languages.find((one) => one === row.language) ?? 'es',
      adjusted: false,
      bands: likertCodes.filter((code) => row.bands.includes(code)),
      error: row.points_error,
      finished_at: row.finished_at.toISOString(),
      questions: row.questions,
      name: row.holder_name,
    },
    issuer: { name: row.issuer_name, site: row.site },
    address: row.address,
    added_at: row.added_at.toISOString(),
    checked_at: row.checked_at.toISOString(),
    answered: row.answered,
  })

/** For staff: with what they need to judge whose result it is. */
export const presentEvidence =
  (now: Date, profileName: string, sharedAddresses: ReadonlySet<string>) =>
  (row: ForeignRow): Evidence => ({
    ...presentForeign(now)(row),
    holder: holderOf(row.holder_name, profileName),
    shown_by_others: sharedAddresses.has(row.address),
  })

/** The results without repetitions, which two merged people may have brought along. */
export const withoutRepetitions = (rows: readonly ForeignRow[]): ForeignRow[] => {
  const addresses = new Set<string>()
  return rows.filter(({ address }) => !addresses.has(address) && addresses.add(address))
}
