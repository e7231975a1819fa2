import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type ModuleKey, moduleKeys, modules, type PermissionItem, type Permissions } from '#domain/kernel/permissions.ts'
import {
  changeLanguageEndpoint,
  revokeTokenEndpoint,
  type SessionUser,
  type Tokens,
  verifyPermissionsEndpoint,
  verifyRoleEndpoint,
} from '#domain/kernel/session.contract.ts'
import { type ApiRefusal, asRefusal } from '../client/api-refusal.ts'
import { call, onFactorRequired } from '../client/call.ts'
import { onLanguageChange } from '../i18n/language.tsx'
import { saveDevice } from './device.ts'
import { clearTokens, onTokensChange, readTokens, saveTokens } from './tokens.ts'

/**
 * `problem`: the server could not identify the person. `left`: the person logged out or was idle, and goes to the home page instead of the
 * login. `ended`: a session has just ended, and the login says so.
 */
export type Session =
  | { readonly status: 'unknown'; readonly problem?: ApiRefusal }
  | { readonly status: 'nobody'; readonly left?: true; readonly ended?: true }
  | {
      readonly status: 'user'
      readonly user: SessionUser
      readonly mode: 'allowed' | 'denied'
      readonly permissions: Permissions
      /** Their role requires a second factor: nothing opens before they have set one up (IDT-03). */
      readonly factorNeeded?: true
    }

export const unknownSession: Session = { status: 'unknown' }
let session: Session = unknownSession
let started = false
const listeners = new Set<(session: Session) => void>()

export function currentSession(): Session {
  return session
}

/** Calls back when the logged-in person changes. Returns the function that stops it. */
export function onSessionChange(listener: (session: Session) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener(next)
}

/** Called once per page: asks the server for the person of the stored token (AUTH-03), then follows other tabs. */
export function startSession(): void {
  if (started) return
  started = true
  onTokensChange(followTokens)
  onFactorRequired(() => {
    if (session.status === 'user' && !session.factorNeeded) void verifySession()
  })
  onLanguageChange((language) => {
    if (session.status === 'user') void keepLanguage(language).catch(() => undefined)
  })
  void verifySession()
}

/**
 * Saves the language of e-mails to this person.
 * @throws ApiRefusal when it could not be saved.
 */
export async function keepLanguage(language: Language): Promise<void> {
  await call(changeLanguageEndpoint, { body: { language } })
  if (session.status === 'user') become({ ...session, user: { ...session.user, language } })
}

function followTokens(where: 'here' | 'another_tab' | 'restored'): void {
  const loggedIn = readTokens() !== undefined
  if (loggedIn && session.status === 'nobody') void verifySession()
  if (loggedIn && session.status === 'user' && where === 'restored') void leaveToOther(session.user.uuid)
  if (!loggedIn && session.status !== 'nobody')
    become(where === 'here' ? { status: 'nobody', ended: true } : { status: 'nobody', left: true })
}

/**
 * Loads a restored page again when somebody else is logged in by now: it shows, and would save, what is of the person before. A failed check
 * changes nothing.
 */
async function leaveToOther(before: string): Promise<void> {
  const answer = await call(verifyRoleEndpoint).catch(() => undefined)
  if (!answer || answer.user.uuid === before) return
  // The forms close first: none asks whether to leave.
  become(unknownSession)
  setTimeout(() => location.reload())
}

/** Asks the server again for the person, also after a failed start. */
export async function verifySession(): Promise<void> {
  if (!readTokens()) return become({ status: 'nobody' })
  if (session.status !== 'user') become(unknownSession)
  try {
    const { user, mode, factor_needed } = await call(verifyRoleEndpoint)
    if (factor_needed) return become({ status: 'user', user, mode: 'denied', permissions: {}, factorNeeded: true })
    const views = mode === 'allowed' ? (await call(verifyPermissionsEndpoint)).data : []
    become({ status: 'user', user, mode, permissions: permissionsOf(views) })
  } catch (error) {
    const problem = asRefusal(error)
    if (problem.status === 401) clearTokens()
    else become({ status: 'unknown', problem })
  }
}

function permissionsOf(
  views: { id: number; visible_user: boolean; permissions: { title: PermissionItem; visible_user: boolean }[] }[],
): Permissions {
  const held: Partial<Record<ModuleKey, PermissionItem[]>> = {}
  for (const key of moduleKeys) {
    const view = views.find(({ id }) => id === modules[key].id)
    if (view?.visible_user) held[key] = view.permissions.filter((item) => item.visible_user).map((item) => item.title)
  }
  return held
}

/** Continues with a session that the server started, as after a person consented with a link. */
export async function enterSession(tokens: Tokens): Promise<void> {
  saveDevice(tokens.device)
  saveTokens(tokens)
  await verifySession()
}

/** Ends the session here, in other tabs and on the server, and goes to the home page (AUTH-06). */
export async function logOut(): Promise<void> {
  become({ status: 'nobody', left: true })
  await endSession()
}

/**
 * Clears the tokens here at once, and on the server if it can be reached. After an expired session it leads to the login, which remembers
 * the page (AUTH-04).
 */
export async function endSession(): Promise<void> {
  const tokens = readTokens()
  clearTokens()
  if (!tokens) return
  await call(revokeTokenEndpoint, { body: { token: tokens.refresh_token } }).catch(() => undefined)
}

/** Called on the home page after a logout: from then on private pages lead to the login again. */
export function forgetDeparture(): void {
  if (session.status === 'nobody' && session.left) become({ status: 'nobody' })
}

/** The first page after a login: the dashboard for staff, their applications for candidates (AUTH-02, docs/deviations.md). */
export function startPageOf(mode: 'allowed' | 'denied'): string {
  return mode === 'allowed' ? dashboardScreens.dashboard.to() : applicationScreens.myApplications.to()
}
