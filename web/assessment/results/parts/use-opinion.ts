import { useSearchParams } from 'react-router'
import type { Opinion } from '#domain/assessment/results/rating.contract.ts'

/** Whether the address asks for texts that nobody has rated, or for those that wait for a second opinion. */
export function useOpinion(): Opinion {
  const [search] = useSearchParams()
  return search.get('opinion') === 'second' ? 'second' : 'first'
}

/** An address of the queue for the same texts. */
export const withOpinion = (path: string, opinion: Opinion): string => (opinion === 'first' ? path : `${path}?opinion=${opinion}`)
