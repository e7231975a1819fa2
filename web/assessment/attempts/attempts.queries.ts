import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type AttemptView,
  continueTestHereEndpoint,
  explainTestEndpoint,
  getTestQuestionsEndpoint,
  getTestSummaryEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { ApiRefusal } from '../../platform/client/api-refusal.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { withTimeout } from '../../platform/client/request-timeout.ts'
import { ownRecordKey } from '../../platform/session/own-record.ts'
import type { StoredAnswer } from './parts/answer-store.ts'
import { awaySeconds } from './parts/answering.ts'
import { ownWindow } from './parts/own-window.ts'

/** Channel on which a window notifies this browser's other windows that it has taken over a test. The message is the profile row's uuid. */
export const takeovers = 'cantera-test-takeovers'

/** Reads the state of a test for this window. */
export async function readTest(userSkill: string, language: Language, signal: AbortSignal): Promise<AttemptView> {
  const input = { params: { user_skill_uuid: userSkill, language }, query: { window: await ownWindow() }, signal }
  return (await call(getTestQuestionsEndpoint, input)).data
}

const clockTimeoutMs = 5000

/** The state of a test. The person's own actions update it, so that it is read again only after other events. */
export function useTest(userSkill: string, language: Language) {
  const queries = useQueryClient()
  const key = useMemo(() => queryKey(getTestQuestionsEndpoint, userSkill, language), [userSkill, language])
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readTest(userSkill, language, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    gcTime: 0,
  })
  const change = useMemo(
    () => ({
      show: (view: AttemptView) => void queries.setQueryData<AttemptView>(key, view),
      readAgain: () => queries.refetchQueries({ queryKey: key }),
      /** The seconds left by the server's clock; undefined when there is no answer in time. */
      readSecondsLeft: async (): Promise<number | undefined> => {
        try {
          const read = (signal: AbortSignal) => readTest(userSkill, language, signal)
          const view = await withTimeout(undefined, read, clockTimeoutMs)
          queries.setQueryData<AttemptView>(key, view)
          return view.seconds_left ?? undefined
        } catch {
          return undefined
        }
      },
    }),
    [queries, key, userSkill, language],
  )
  return { query, ...change }
}

interface Dates {
  readonly experience_timefrom: string
  readonly experience_timeto: string
}

/** Starts an attempt, or resumes the running one. `dates` are those that the profile lacks. */
export function useStart(userSkill: string, language: Language, again: boolean) {
  const queries = useQueryClient()
  return async (dates?: Dates): Promise<AttemptView> => {
    const body = { language, agreed: true as const, again, window: await ownWindow(), ...dates }
    const { data } = await call(startTestEndpoint, { params: { user_skill_uuid: userSkill }, body })
    // Dates make the profile more complete.
    if (dates) void queries.invalidateQueries({ queryKey: ownRecordKey })
    return data
  }
}

/** Moves the running attempt to this window, and notifies this browser's other windows. */
export async function continueHere(userSkill: string): Promise<AttemptView> {
  const params = { user_skill_uuid: userSkill }
  const body = { window: await ownWindow() }
  const { data } = await call(continueTestHereEndpoint, {
    params,
    body,
  })
  const others = new BroadcastChannel(takeovers)
  others.postMessage(userSkill)
  others.close()
  return data
}

const answerTimeoutMs = 20_000

/** Saves an answer. A missing response and an abort both count as a lost connection. */
export async function sendAnswer({ given, signals, ...answer }: StoredAnswer, aborted: AbortSignal): Promise<AttemptView> {
  const { user_skill_uuid, question_uuid, indice, time, late } = answer
  const offline_seconds = awaySeconds(answer, Date.now())
  const asked = { user_skill_uuid, question_uuid, indice, time }
  const body = { ...asked, ...given, ...signals, late, offline_seconds, window: await ownWindow() }
  const send = (signal: AbortSignal) => call(saveTestAnswerEndpoint, { body, signal })
  const saved = await withTimeout(aborted, send, answerTimeoutMs)
  // A response can arrive truncated.
  if (!saved?.data) throw new ApiRefusal(0, 'errors.network')
  return saved.data
}

const summaryKey = (userSkill: string) => queryKey(getTestSummaryEndpoint, userSkill)

/** The last ended attempt, as its candidate may see it (SPEC-18). */
export function useTestSummary(userSkill: string) {
  return useQuery({
    queryKey: summaryKey(userSkill),
    queryFn: async ({ signal }) => {
      const params = { user_skill_uuid: userSkill }
      return (await call(getTestSummaryEndpoint, { params, signal })).data
    },
    gcTime: 0,
  })
}

/** Sends the only explanation, and shows it. */
export function useExplain(userSkill: string) {
  const queries = useQueryClient()
  return async (explanation: string) => {
    const params = { user_skill_uuid: userSkill }
    const { data } = await call(explainTestEndpoint, { params, body: { explanation } })
    queries.setQueryData(summaryKey(userSkill), data)
  }
}
