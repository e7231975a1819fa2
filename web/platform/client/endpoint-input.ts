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
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  FilesPart<E> & {
    signal?: AbortSignal
    /** The sent share of the upload, 0 to 1. Only for endpoints that take files. */
    onProgress?: (share: number) => void
  }
type InputArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The signature that the browser's client and the server's in-process caller share. */
export type Call = <E extends Endpoint>(endpoint: E, ...input: InputArguments<E>) => Promise<AnswerOf<E>>

/** The same for endpoints that answer a file. An address without its contract takes any input. */
export interface CallForFile {
  <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<File>
  (endpoint: Address, input: LooseInput): Promise<File>
}

/** The part of an endpoint that calls and lists need; in the built pages an endpoint has no other (ADR-0057). */
export type Address = Pick<Endpoint, 'method' | 'path' | 'exported'>

/** The same input inside the client: names and values without their types. */
export interface LooseInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly files?: Record<string, File | undefined>
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}
