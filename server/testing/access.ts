import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { TestApp, TestPerson } from './app.ts'

/**
 * The kinds of callers: nobody; a candidate; staff with every right but those of the endpoint's modules; staff who may view everything and
 * change nothing; an administrator; an administrator whose token has expired, and one who was deleted.
 */
export const callerKinds = ['nobody', 'candidate', 'otherStaff', 'viewer', 'administrator', 'expired', 'deleted'] as const
export type CallerKind = (typeof callerKinds)[number]
type Statuses = readonly [
  nobody: number,
  candidate: number,
  otherStaff: number,
  viewer: number,
  administrator: number,
  expired: number,
  deleted: number,
]
export interface Input {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  readonly files?: Record<string, File>
}
/**
 * A row of the access matrix: the endpoint, the expected status for each caller, and a function that makes a valid request. Each request
 * has its own records, since some can be used only once.
 */
export type AccessRow = readonly [
  endpoint: Endpoint,
  expected: Statuses,
  input?: (app: TestApp, caller: TestPerson | undefined) => Promise<Input>,
]

export const everyone = [200, 200, 200, 200, 200, 200, 200] as const
export const loggedIn = [401, 200, 200, 200, 200, 401, 401] as const
export const candidates = [401, 200, 403, 403, 403, 401, 401] as const
export const viewRequired = [401, 403, 403, 200, 200, 401, 401] as const
export const changeRequired = [401, 403, 403, 403, 200, 401, 401] as const
/** Statuses for a record that does not exist: callers with access get 404. */
export const viewRequiredNotFound = [401, 403, 403, 404, 404, 401, 401] as const
