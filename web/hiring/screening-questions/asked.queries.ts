import {
  type AskedQuestion,
  answerWithFileEndpoint,
  listAskedQuestionsEndpoint,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'

// Visitors apply: this file loads no query library.

/** The questions that a vacancy asks of applicants, in the browser or during server rendering. */
export async function loadAskedQuestions(send: Call, job: string): Promise<AskedQuestion[]> {
  return (await send(listAskedQuestionsEndpoint, { params: { job } })).data
}

/** The questions as they are now. */
export const readAskedQuestions = (job: string) => loadAskedQuestions(call, job)

/** Sends the file that a question of a current application asks for. */
export const sendFile = (question: string, file: File, onProgress?: (share: number) => void) =>
  call(answerWithFileEndpoint, { params: { question }, files: { file }, onProgress })
