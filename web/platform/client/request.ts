import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import { call } from './call.ts'
import type { Address, InputArguments } from './endpoint-input.ts'

export type Request = <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...input: InputArguments<E>
) => Promise<AnswerOf<E>>

/** `call` with a typed-in method and path, until the board calls by object. */
export const request = ((method: 'GET', path: '/', input?: object) =>
  call({ method, path } as Address as Endpoint, input as never)) as Request
