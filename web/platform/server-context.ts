import { createContext } from 'react-router'
import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import type { RequestInput } from './client/endpoint-input.ts'

/** What the browser must know of this installation. */
export interface SiteSettings {
  /** Minutes without a sign of life before the idle dialog; fractions are fine. */
  readonly idleMinutes: number
  readonly oauthClientId: string
  /** Where banner videos come from. */
  readonly mediaUrl: string
  /** Where the source is offered; null when the installation does not say. */
  readonly sourceUrl: string | null
  /** Whether e-mails are kept to be read here, because no SMTP server is configured (SPEC-45). */
  readonly mailbox: boolean
  /** Of the vacancies, as two letters of ISO 3166. */
  readonly country: string
  /** By whose calendar days begin and end. */
  readonly timeZone: string
  /** Where the company's logo is; null where the product's own drawing stands for it. */
  readonly logo: string | null
}

/** An in-process call answers as a value, so that nothing has to be an instance of the other side's classes. */
type CallResult<E extends Endpoint> =
  | { readonly ok: true; readonly status: number; readonly answer: AnswerOf<E> }
  | { readonly ok: false; readonly status: number; readonly refusal: RefusalBody; readonly retryAfter?: number }

/** What the HTTP server gives to the rendering of one page. */
interface ServerContext {
  readonly language: Language
  readonly nonce: string
  /** Origin of the site's public address, without a slash at the end. */
  readonly publicUrl: string
  /** Path of the page that is asked for, without query. */
  readonly path: string
  readonly settings: SiteSettings
  /** Names this request in the log; an apology page shows it. */
  readonly requestId: string
  /** Takes the page's HTML as one text: a response's stream would cost more than it brings. */
  show(html: string): void
  /** Logs what went wrong under this request's id. */
  report(error: unknown): void
  call<E extends Endpoint>(method: E['method'], path: E['path'], input?: RequestInput<E>): Promise<CallResult<E>>
}

/** The server's build entry exports this key again, because only the very same object opens the context. */
export const serverContext = createContext<ServerContext>()
