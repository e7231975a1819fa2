import { type LeftOutReason, leftOutReasons } from '#domain/assessment/shared-counts/counts.rules.ts'
import type { CountsView, SharedCountsView } from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { CountsRow } from './shared-counts.reads.ts'

/** The questions of this bank that files left out. */
export const leftOutQuestions = (rows: readonly CountsRow[]): string[] => [
  ...new Set(rows.flatMap(({ outcome }) => Object.values(outcome?.left_out ?? {}).flat()).filter((uuid) => uuid !== null)),
]

export function presentSharedCounts(
  rows: readonly CountsRow[],
  texts: readonly { readonly uuid: string; readonly text: string }[],
  attempts: Record<Language, number>,
): SharedCountsView {
  const textOf = new Map(texts.map(({ uuid, text }) => [uuid, text]))
  const leftOut = (outcome: CountsRow['outcome']) =>
    leftOutReasons.flatMap((reason: LeftOutReason) => {
      const all = outcome?.left_out[reason] ?? []
      if (all.length === 0) return []
      const questions = all.flatMap((uuid) => {
        const question = uuid && textOf.get(uuid)
        return uuid && question ? [{ uuid, question }] : []
      })
      return [{ reason, count: all.length, questions }]
    })
  return {
    attempts,
    files: rows.map(
      ({ uuid, site, language, signed_at, added_at, added_by, attempts: counted, questions, outcome }): CountsView => ({
        ...{ uuid, site, language: language as Language, added_by, attempts: counted, questions },
        signed_at: signed_at.toISOString(),
        added_at: added_at.toISOString(),
        used: outcome?.used ?? null,
        left_out: leftOut(outcome),
      }),
    ),
  }
}
