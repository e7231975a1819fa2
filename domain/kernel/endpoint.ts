import type { z } from 'zod'
import type { FileExtension } from './file-kinds.ts'
import type { Access } from './permissions.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How often an endpoint may be used; the narrowest limit comes first. Only requests that are understood count, so that nobody
 * spends the share of a whole network on nonsense, unless a limit says otherwise. Every process shares the count.
 */
export interface RateLimit {
  /** `ip`: the network address; `range`: those around it that one customer may hold; `field`: the value of a body field, e.g. an e-mail address; `all`: everybody together. */
  readonly per: 'ip' | 'range' | 'all' | { readonly field: string }
  readonly most: number
  readonly seconds: number
  /** Counts requests as they arrive, before they are read: for what is costly to read, with a generous number. */
  readonly arriving?: true
}

interface EndpointShape {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body with the rules that depend on the day; given the site's day, yyyy-mm-dd. */
  readonly bodyOn?: (today: string) => z.ZodType
  /**
   * Makes the body multipart: fields named here arrive as uploads, the rest is validated by `body`. `kinds` are the extensions that a
   * field takes, `required` is the message key when one is missing, `bytes` a limit of its own.
   */
  readonly files?: Readonly<
    Record<string, { readonly kinds: readonly FileExtension[]; readonly required?: string; readonly bytes?: number }>
  >
  /** A JSON body is the default; `oauth` also accepts form encoding and answers errors as RFC 6749 says. */
  readonly style?: 'json' | 'oauth'
  /** Absent for a stream of events. */
  readonly answer: z.ZodType
  readonly stream?: boolean
  /** Makes the answer a file of this media type; the shape is then fileAnswer. */
  readonly file?: `${string}/${string}`
  readonly limits?: readonly RateLimit[]
}

/**
 * Declares one endpoint. The object registers the route, checks request and answer, documents itself in OpenAPI, types the
 * browser's client and names its row in the access matrix.
 */
export function endpoint<const E extends EndpointShape>(definition: E): E {
  return definition
}

export type Endpoint = EndpointShape
type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives: parsed and defaulted. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** What goes over the wire. */
export type ParamsInput<E extends Endpoint> = Input<E['params']>
export type QueryInput<E extends Endpoint> = Input<E['query']>
export type BodyInput<E extends Endpoint> = Input<E['body']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
