import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { modeOf, type Permissions } from '#domain/kernel/permissions.ts'
import { modulesWith } from '#domain/kernel/session.contract.ts'
import type { OwnSession } from '#domain/people/sessions/own-sessions.contract.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

interface UserRow {
  uuid: string
  first_name: string
  last_name: string
  email: string
  role_id: number
  language: Language
}

export function presentRole(user: UserRow, viewer: Person) {
  return {
    user: {
      uuid: user.uuid,
      name: user.first_name,
      lastname: user.last_name,
      fullname: fullName(user.first_name, user.last_name),
      email: user.email,
      role_id: user.role_id,
      language: user.language,
    },
    status: 'ok' as const,
    mode: modeOf(viewer.permissions),
    ...(viewer.lacksFactor && { factor_needed: true as const }),
  }
}

/** All nine modules, with the caller's permissions in each. */
export function presentModules(permissions: Permissions) {
  const data = modulesWith(permissions)
  return { data, total: data.length }
}

interface SessionRow {
  id: number
  uuid: string
  browser: string
  system: string
  started_at: Date
  last_used_at: Date
}

export function presentOwnSession(row: SessionRow, { sessionId }: Pick<Person, 'sessionId'>): OwnSession {
  return {
    uuid: row.uuid,
    browser: row.browser,
    system: row.system,
    started_at: row.started_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }
}
