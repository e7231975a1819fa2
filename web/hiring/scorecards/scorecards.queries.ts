import { useQuery } from '@tanstack/react-query'
import {
  discardScorecardDraftEndpoint,
  getOwnScorecardEndpoint,
  getScorecardsEndpoint,
  listDueScorecardsEndpoint,
  type ScorecardInput,
  saveScorecardDraftEndpoint,
  submitScorecardEndpoint,
} from '#domain/hiring/scorecards/scorecards.contract.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The submitted scorecards of a card (SCO-03). */
export const useScorecards = (card: string) => useRecord(getScorecardsEndpoint, { id: card })

/** The caller's scorecard of an interview, with its kit (SCO-02). */
export const useOwnScorecard = (card: string, stage: string) => useRecord(getOwnScorecardEndpoint, { id: card, stage })

interface Place {
  readonly card: string
  readonly stage: InterviewStage
}

const paramsOf = ({ card, stage }: Place) => ({ id: card, stage })

export const saveDraft = (place: Place, body: ScorecardInput) =>
  call(saveScorecardDraftEndpoint, { params: paramsOf(place), body })
export const discardDraft = (place: Place) => call(discardScorecardDraftEndpoint, { params: paramsOf(place) })
export const submitScorecard = (place: Place, body: ScorecardInput) =>
  call(submitScorecardEndpoint, { params: paramsOf(place), body })

/** The scorecards that the caller owes. */
export function useDueScorecards() {
  return useQuery({
    queryKey: queryKey(listDueScorecardsEndpoint, {}),
    queryFn: async ({ signal }) => (await call(listDueScorecardsEndpoint, { signal })).data,
    gcTime: 0,
  })
}
