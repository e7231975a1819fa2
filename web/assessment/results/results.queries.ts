import { rateTextEndpoint, undoRatingEndpoint } from '#domain/assessment/results/rating.contract.ts'
import {
  getResultEndpoint,
  listAttemptsEndpoint,
  removeUserSkillEndpoint,
  resetTestEndpoint,
} from '#domain/assessment/results/results.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

const [result, attempts] = ['/api/user-skills/:uuid', '/api/getdataskill/test/:id'] as const
/** The queries that a rating or a reset invalidates. */
const changed = [
  result,
  attempts,
  '/api/evaluar/waiting',
  '/api/evaluar/questions',
  '/api/evaluar/questions/:uuid',
  '/api/jobs/results/:id',
  '/api/users/:uuid',
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

/** Changes of a whole test by staff (USR-06). */
export function useTestChanges() {
  const send = useChanges(...changed)
  const named = ({ skill, user }: Named) => ({ idskill: skill.uuid, uuidUser: user.uuid })
  return {
    reset: (row: Named, attempt: string) => send(resetTestEndpoint, { body: { ...named(row), attempt } }),
    remove: (row: Named) => send(removeUserSkillEndpoint, { body: named(row) }),
  }
}
