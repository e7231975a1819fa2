import type { AnswerOf, BodyInput, Endpoint, ParamsInput, QueryInput } from '#domain/kernel/endpoint.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }
type FilesPart<E extends Endpoint> = [E['files']] extends [object]
  ? { files: { [Name in keyof E['files']]?: File | undefined } }
  : { files?: never }

/** The input of a call: path parameters, query, body, files, and how to watch or stop it. */
export type RequestInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  FilesPart<E> & {
    signal?: AbortSignal
    /** The sent share of the upload, 0 to 1. Only for endpoints that take files. */
    onProgress?: (share: number) => void
  }
type InputArguments<E extends Endpoint> =
  Partial<RequestInput<E>> extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

/** The signature that the browser's client and the server's in-process caller share. */
export type Request = <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...input: InputArguments<E>
) => Promise<AnswerOf<E>>

/** The same input inside the client: names and values without their types. */
export interface LooseInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly files?: Record<string, File | undefined>
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}
