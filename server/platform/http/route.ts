import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#domain/kernel/endpoint.ts'
import type { Refusal } from '#domain/kernel/refusals.ts'
import type { Upload } from '../files/uploads.ts'
import type { Person, Viewer } from '../sessions/viewer.ts'

type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Viewer : Person
type UploadsOf<E extends Endpoint> = {
  readonly [Field in keyof E['files']]: E['files'][Field] extends { required: string } ? Upload : Upload | undefined
}

/** The input of a handler: everything is parsed, and the caller is known and admitted. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly files: UploadsOf<E>
  readonly viewer: ViewerOf<E>
  /**
   * Checks access again: sessions end and roles change while a stream is open (ACC-07). `mayRead` checks whether the viewer, with the rights
   * that they have now, may still read the record of the stream (TEA-02).
   */
  readonly stillAdmitted: (mayRead: (viewer: Viewer) => Promise<boolean>) => Promise<boolean>
  readonly ip: string
  /** The User-Agent header; empty without one. */
  readonly userAgent: string
  /** The browser tab of the call, so that live channels can skip it. */
  readonly origin: string | null
  readonly log: FastifyBaseLogger
  /** Only streams write to the reply themselves. */
  readonly reply: FastifyReply
}

/** A stream's handler returns nothing after it has begun to write. */
type Outcome<E extends Endpoint> = E['stream'] extends true ? undefined : AnswerOf<E>
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E> | Refusal>

export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>
}

/** Joins an endpoint of a contract with its handler. */
export function route<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Route['handler'] }
}
