import { useQuery } from '@tanstack/react-query'
import {
  countWaitingTextsEndpoint,
  listWaitingQuestionsEndpoint,
  type Opinion,
} from '#domain/assessment/results/rating.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of the questions with texts to rate. */
export const useWaitingQuestions = (opinion: Opinion) =>
  useList(listWaitingQuestionsEndpoint, { sort: 'question', scope: { opinion } })

/** The number of unrated texts, for the menu's badge. */
export function useWaitingTexts(enabled: boolean) {
  const { data } = useQuery({
    queryKey: queryKey(countWaitingTextsEndpoint),
    queryFn: () => call(countWaitingTextsEndpoint),
    enabled,
  })
  return data ?? { data: 0, capped: false }
}
