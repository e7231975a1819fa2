import { defaultLanguage, type Language } from '#domain/kernel/languages.ts'
import type { Permissions, Right } from '#domain/kernel/permissions.ts'
import { holds, modeOf } from '#domain/kernel/permissions.ts'

/** An API key that acts for the colleague who made it (KEY-01). */
export interface ActingKey {
  readonly id: number
  readonly name: string
  readonly perMinute: number
  readonly lastUsedAt: Date | null
}

/** A person with a live session, or for whom a key acts. */
export interface Person {
  readonly kind: 'person'
  readonly id: number
  readonly uuid: string
  readonly sessionId: number
  readonly roleId: number
  /** The language of their interface, else of their account. */
  readonly language: Language
  readonly permissions: Permissions
  /** Whether their role is limited to the vacancies that they own or are a member of (TEA-02). */
  readonly limited: boolean
  /** Their role requires a second factor, and their session has not shown one: they may only set one up (IDT-03). */
  readonly lacksFactor?: boolean
  /** The key that acts for the person; they have no session then. */
  readonly key?: ActingKey
}

/** The caller of a request. */
export type Viewer = { readonly kind: 'nobody' } | Person

export const nobody: Viewer = { kind: 'nobody' }

/** The language in which a viewer reads names of records; visitors' pages choose it themselves. */
export const languageOf = (viewer: Viewer): Language => (viewer.kind === 'person' ? viewer.language : defaultLanguage)

export function mayUse(viewer: Viewer, right: Right): boolean {
  return viewer.kind === 'person' && holds(viewer.permissions, right)
}

export function isStaff(viewer: Viewer): boolean {
  return viewer.kind === 'person' && modeOf(viewer.permissions) === 'allowed'
}
