import type { rateText, undoRating } from '#domain/assessment/results/rating.contract.ts'
import type { getResult, listAttempts, removeUserSkill, resetTest } from '#domain/assessment/results/results.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

const [result, attempts] = ['/api/user-skills/:uuid', '/api/getdataskill/test/:id'] as const
/** What a rating and a reset change: the result, its attempts, what waits, the results of vacancies, and the person's profile. */
const changed = [
  result,
  attempts,
  '/api/evaluar/waiting',
  '/api/evaluar/questions',
  '/api/evaluar/questions/:uuid',
  '/api/jobs/results/:id',
  '/api/users/:uuid',
] as const

/** The result of a skill of a person: of its last attempt, or of another one (RES-01). */
export const useResult = (uuid: string, attempt: string | undefined) =>
  useRecord<typeof getResult>(result, { uuid }, attempt ? { attempt } : {})

/** Every attempt at that skill, the newest first. */
export const useAttempts = (id: string) => useRecord<typeof listAttempts>(attempts, { id })

/** Rates a free text and takes a rating back; results, attempts and the badge of the menu follow (RES-02). */
export function useRating() {
  const send = useChanges(...changed)
  return {
    rate: (uid: string, val: Likert) => send<typeof rateText>('PUT', '/api/evaluar/test', { body: { uid, val } }),
    undo: (uid: string) => send<typeof undoRating>('POST', '/api/evaluar/undo', { body: { uid } }),
  }
}

/** A skill and whose it is. */
type Named = { readonly skill: { readonly uuid: string }; readonly user: { readonly uuid: string } }

/** What staff do with a test as a whole (USR-06). */
export function useTestChanges() {
  const send = useChanges(...changed)
  const named = ({ skill, user }: Named) => ({ idskill: skill.uuid, uuidUser: user.uuid })
  return {
    reset: (row: Named, attempt: string) =>
      send<typeof resetTest>('POST', '/api/skillsuser/reset', { body: { ...named(row), attempt } }),
    remove: (row: Named) => send<typeof removeUserSkill>('POST', '/api/skillsuser/deleteskill', { body: named(row) }),
  }
}
