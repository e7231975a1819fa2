import {
  countWaitingTextsEndpoint,
  getTextsOfQuestionEndpoint,
  listWaitingQuestionsEndpoint,
  type Opinion,
  rateTextEndpoint,
  undoRatingEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import {
  getResultEndpoint,
  listAttemptsEndpoint,
  removeUserSkillEndpoint,
  resetTestEndpoint,
} from '#domain/assessment/results/results.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { getResultSpreadEndpoint, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import type { Address } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The endpoints whose answers a rating or a reset changes. */
const changed = [
  getResultEndpoint,
  listAttemptsEndpoint,
  countWaitingTextsEndpoint,
  listWaitingQuestionsEndpoint,
  getTextsOfQuestionEndpoint,
  listVacancyResultsEndpoint,
  getResultSpreadEndpoint,
] as const

/** A person's result in a skill: of the given attempt, or of the last one (RES-01). */
export const useResult = (uuid: string, attempt: string | undefined) =>
  useRecord(getResultEndpoint, { uuid }, attempt ? { attempt } : {})

/** All attempts at that skill, newest first. */
export const useAttempts = (id: string) => useRecord(listAttemptsEndpoint, { id })

/** Rates a free text or withdraws a rating, and refreshes results, attempts and the menu's badge (RES-02). */
export function useRating() {
  const send = useChanges(...changed)
  return {
    rate: (uid: string, val: Likert) => send(rateTextEndpoint, { body: { uid, val } }),
    undo: (uid: string) => send(undoRatingEndpoint, { body: { uid } }),
  }
}

/** A person and one of their skills. */
type Named = { readonly skill: { readonly uuid: string }; readonly user: { readonly uuid: string } }

/** Changes of a whole test by staff (USR-06). What was read from `alsoChanged` is read again, too. */
export function useTestChanges(...alsoChanged: readonly Address[]) {
  const send = useChanges(...changed, ...alsoChanged)
  const named = ({ skill, user }: Named) => ({ idskill: skill.uuid, uuidUser: user.uuid })
  return {
    reset: (row: Named, attempt: string) => send(resetTestEndpoint, { body: { ...named(row), attempt } }),
    remove: (row: Named) => send(removeUserSkillEndpoint, { body: named(row) }),
  }
}

/** The texts of one question that wait for a rating. */
export const useTextsOfQuestion = (uuid: string, opinion: Opinion) => useRecord(getTextsOfQuestionEndpoint, { uuid }, { opinion })

/** The candidates of a vacancy with their results, a page at a time (RES-03). */
export const useVacancyResults = (vacancy: string) =>
  useList(listVacancyResultsEndpoint, { sort: '-points', params: { id: vacancy } })

/** How the points of all candidates of a vacancy are spread in each test (PIC-01). */
export const useResultSpread = (vacancy: string) => useRecord(getResultSpreadEndpoint, { id: vacancy })
