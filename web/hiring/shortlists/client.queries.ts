import {
  answerShortlistEndpoint,
  openPresentedCvEndpoint,
  openShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'

// Calls of clients without an account: this file loads no query library.

/** What a client shows with every call. */
export interface Pass {
  readonly secret: string
  readonly code: string
}

/** Opens a shortlist by the secret of its link. */
export const openShortlist = async (body: Pass) => (await call(openShortlistEndpoint, { body })).data

/** Answers about a person. */
export const answerShortlist = async (body: BodyInput<typeof answerShortlistEndpoint>) =>
  (await call(answerShortlistEndpoint, { body })).data

/** The path of a person's CV. */
export const openPresentedCv = async (body: BodyInput<typeof openPresentedCvEndpoint>) =>
  (await call(openPresentedCvEndpoint, { body })).data.file
