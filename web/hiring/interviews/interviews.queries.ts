import {
  answerInterviewEndpoint,
  answerInvitationEndpoint,
  getInvitationEndpoint,
} from '#domain/hiring/interviews/interviews.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'

/** Loads the invitation behind a link while its page is rendered. */
export const loadInvitation = async (call: Call, token: string) => (await call(getInvitationEndpoint, { params: { token } })).data

/** Answers through an invitation's link. */
export const answerInvitation = (body: BodyInput<typeof answerInvitationEndpoint>) => call(answerInvitationEndpoint, { body })

/** Answers the interview of the candidate's own application. */
export const answerInterview = (application: string, body: BodyInput<typeof answerInterviewEndpoint>) =>
  call(answerInterviewEndpoint, { params: { uuid: application }, body })
