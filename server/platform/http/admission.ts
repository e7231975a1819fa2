import type { FastifyRequest } from 'fastify'
import { type Endpoint, mayKeysCall } from '#domain/kernel/endpoint.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { prefixOf } from '../api-keys/api-key.ts'
import { findKeyViewer } from '../api-keys/find-key-viewer.ts'
import type { Platform } from '../platform.ts'
import { findViewer } from '../sessions/find-viewer.ts'
import { isStaff, mayUse, nobody, type Person, type Viewer } from '../sessions/viewer.ts'

/** The viewer of a request whom its endpoint admits, or the refusal. */
export async function admit(
  platform: Pick<Platform, 'db' | 'now'>,
  endpoint: Endpoint,
  asked: Pick<FastifyRequest, 'headers' | 'log'>,
): Promise<{ viewer: Viewer } | Refusal> {
  const account = await viewerOf(asked, (token) => {
    const prefix = prefixOf(token)
    return prefix ? findKeyViewer(platform.db, prefix, token, platform.now()) : findViewer(platform.db, token, platform.now())
  })
  const viewer = asSeenBy(endpoint, account)
  const denied = refuseAccess(endpoint, viewer)
  // Strangers and ended sessions are in the line of every request; a person who tries what their role lacks is named by their id.
  if (denied && viewer.kind === 'person')
    asked.log.info({ route: endpoint.path, person: viewer.uuid, refused: denied.refused }, 'access refused')
  return denied ?? { viewer }
}

/** The viewer whose token a request has. */
export async function viewerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  find: (token: string) => Promise<Person | undefined>,
): Promise<Viewer> {
  const token = /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
  return (token && (await find(token))) || nobody
}

/** A viewer without the second factor that their role requires is nobody to a public endpoint (IDT-03), and so is a key (KEY-01). */
export function asSeenBy({ access, withoutFactor }: Endpoint, viewer: Viewer): Viewer {
  if (access !== 'anyone' || viewer.kind !== 'person') return viewer
  return viewer.key || (viewer.lacksFactor && !withoutFactor) ? nobody : viewer
}

/** The refusal when an endpoint does not admit a viewer; undefined when it does (ROL-02, IDT-03). */
export function refuseAccess(endpoint: Endpoint, viewer: Viewer): Refusal | undefined {
  const { access, withoutFactor } = endpoint
  if (access === 'anyone') return undefined
  if (viewer.kind === 'nobody') return refuse('errors.not_logged_in')
  if (viewer.key && !mayKeysCall(endpoint)) return refuse('errors.forbidden')
  if (viewer.lacksFactor && !withoutFactor) return refuse('errors.factor_required')
  if (access === 'logged_in') return undefined
  if (access === 'candidate') return isStaff(viewer) ? refuse('errors.forbidden') : undefined
  const rights: readonly Right[] = 'module' in access ? [access] : access
  return rights.some((right) => mayUse(viewer, right)) ? undefined : refuse('errors.forbidden')
}
