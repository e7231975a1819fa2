import { useSearchParams } from 'react-router'
import type { Opinion } from '#domain/assessment/results/rating.contract.ts'

/** Whether the address asks for unrated texts or for texts that need a second opinion. */
export function useOpinion(): Opinion {
  const [search] = useSearchParams()
  return search.get('opinion') === 'second' ? 'second' : 'first'
}

/** The address of the queue with the same opinion. */
export const withOpinion = (path: string, opinion: Opinion): string => (opinion === 'first' ? path : `${path}?opinion=${opinion}`)
