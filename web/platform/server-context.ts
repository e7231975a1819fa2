import { createContext } from 'react-router'
import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import type { CallInput } from './client/endpoint-input.ts'

/** The settings of this installation that the browser needs. */
export interface SiteSettings {
  /** Minutes without activity before the idle dialog; may be a fraction. */
  readonly idleMinutes: number
  readonly oauthClientId: string
  /** Whether staff can log in with the account of their company (SSO-01). */
  readonly companyLogin: boolean
  /** The base address of banner videos. */
  readonly mediaUrl: string
  /** The address of the source code; null when it is not set. */
  readonly sourceUrl: string | null
  /** Whether e-mails stay readable here, because no SMTP server is configured (SPEC-45). */
  readonly mailbox: boolean
  /** Whether the site reads answers to its e-mails (EML-01). */
  readonly replies: boolean
  /** The country of the vacancies, as two letters of ISO 3166. */
  readonly country: string
  /** The time zone in which days begin and end. */
  readonly timeZone: string
  /** The path of the company's logo; null when it has none. */
  readonly logo: string | null
  /** Whether the company's name stands beside its logo (BRA-01). */
  readonly logoIsSquare: boolean
}

/** The outcome of an in-process call is a plain value, so that no class has to be shared with the server. */
type CallResult<E extends Endpoint> =
  | { readonly ok: true; readonly status: number; readonly answer: AnswerOf<E> }
  | { readonly ok: false; readonly status: number; readonly refusal: RefusalBody; readonly retryAfter?: number }

/** The values that the HTTP server passes to the rendering of a page. */
interface ServerContext {
  readonly language: Language
  readonly nonce: string
  /** Origin of the site's public address, without a slash at the end. */
  readonly publicUrl: string
  /** Path of the requested page, without query. */
  readonly path: string
  readonly settings: SiteSettings
  /** Names this request in the log; an error page shows it. */
  readonly requestId: string
  /** Receives the page's HTML as one text; the stream of a response would cost more. */
  show(html: string): void
  /** Logs an error under this request's id. */
  report(error: unknown): void
  call<E extends Endpoint>(method: E['method'], path: E['path'], input?: CallInput<E>): Promise<CallResult<E>>
}

/** The server's build entry exports this key again, because only the same object opens the context. */
export const serverContext = createContext<ServerContext>()
