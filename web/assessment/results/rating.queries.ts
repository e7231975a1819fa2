import { useQuery } from '@tanstack/react-query'
import type {
  countWaitingTextsEndpoint,
  listWaitingQuestionsEndpoint,
  Opinion,
} from '#domain/assessment/results/rating.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of the questions with texts to rate. */
export const useWaitingQuestions = (opinion: Opinion) =>
  useList<typeof listWaitingQuestionsEndpoint>('/api/evaluar/questions', { sort: 'question', filter: { opinion } })

/** The number of unrated texts, for the menu's badge. */
export function useWaitingTexts(enabled: boolean) {
  const path = '/api/evaluar/waiting'
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => request<typeof countWaitingTextsEndpoint>('GET', path),
    enabled,
  })
  return data ?? { data: 0, capped: false }
}
