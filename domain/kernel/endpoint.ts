import type { z } from 'zod'
import type { FileExtension } from './file-kinds.ts'
import type { Access } from './permissions.ts'
import type { StaffRead } from './staff-reads.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A rate limit of an endpoint; the narrowest limit comes first. Unless a limit says otherwise, only valid requests count, so that nonsense
 * does not use up the share of a whole network. All processes share the count.
 */
export interface RateLimit {
  /**
   * What is counted. `ip`: the network address; `range`: the addresses that one customer may hold; `field`: the value of a body field, e.g.
   * an e-mail address; `all`: all requests together.
   */
  readonly per: 'ip' | 'range' | 'all' | { readonly field: string }
  readonly most: number
  readonly seconds: number
  /** Counts requests before they are read, for endpoints that are costly to read. Such limits are generous. */
  readonly arriving?: true
}

interface EndpointShape {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Admits a person whose role requires a second factor before they have set one up (IDT-03). */
  readonly withoutFactor?: true
  /**
   * Refuses API keys (KEY-01): calls about how people and systems get in, and about the caller's own desk, which a key does not have.
   * `mayKeysCall` says which other calls keys may make.
   */
  readonly withoutKeys?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body with the rules that depend on the day. Its argument is the site's day, yyyy-mm-dd. */
  readonly bodyOn?: (today: string) => z.ZodType
  /**
   * Makes the body multipart: the fields named here arrive as uploads, and `body` validates the rest. `kinds` are the accepted extensions,
   * `required` the message key when the file is missing, `bytes` a size limit of its own.
   */
  readonly files?: Readonly<
    Record<string, { readonly kinds: readonly FileExtension[]; readonly required?: string; readonly bytes?: number }>
  >
  /**
   * JSON is the default. `oauth` also accepts form encoding and answers errors as RFC 6749 says; `scim` has the media type and the errors of
   * RFC 7644.
   */
  readonly style?: 'json' | 'oauth' | 'scim'
  /** Absent for a stream of events. */
  readonly answer: z.ZodType
  readonly stream?: boolean
  /** Makes the answer a file of this media type; its shape is then fileAnswer. */
  readonly file?: `${string}/${string}`
  readonly limits?: readonly RateLimit[]
  /** A list for staff that leaves as a file: for its own callers, or for staff with this right (OUT-01, ADR-0030). */
  readonly exported?: true | Access
  /**
   * Lets standbys of the database answer its reads (RPL-01): public pages, reports and exports. Such a read sees what was committed before
   * it. Writes outside of a transaction are refused there, and then go to the primary.
   */
  readonly replica?: true
  /** Pages of every origin may read the answer: it is public, and verifiers run in browsers (PAS-02). */
  readonly crossOrigin?: true
  /**
   * Takes long to compute: reports, tables, the reading of uploaded files. On PostgreSQL the background process answers it, a few calls at a
   * time (P10, ADR-0200). A heavy endpoint is no stream.
   */
  readonly heavy?: true
  /** What it shows staff of people, for the read log (AUD-01). A test refuses an endpoint of staff that shows people and lacks it. */
  readonly reads?: StaffRead
}

/**
 * Declares an endpoint. The declaration registers the route, validates request and answer, documents the endpoint in OpenAPI, types the
 * browser's client and names the row of the access matrix.
 */
export function endpoint<const E extends EndpointShape>(definition: E): E {
  return definition
}

export type Endpoint = EndpointShape

/**
 * Whether API keys may call an endpoint: those that require a right, unless they say otherwise. Those of every account are about a person's own
 * record. To public endpoints a key is nobody. A stream would outlive the limit of its key.
 */
export const mayKeysCall = ({ access, withoutKeys, stream }: Endpoint): boolean =>
  typeof access !== 'string' && !withoutKeys && !stream
type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** The values that a handler receives: parsed, with defaults. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** The values that go over the wire. */
export type ParamsInput<E extends Endpoint> = Input<E['params']>
export type QueryInput<E extends Endpoint> = Input<E['query']>
export type BodyInput<E extends Endpoint> = Input<E['body']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
