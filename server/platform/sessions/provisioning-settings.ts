import { z } from 'zod'
import { StartupError } from '../../database/startup-error.ts'
import { optional, secret, understood } from '../environment.ts'
import { badRoles, readRoles, type ValueOfRole } from './company-settings.ts'

/** How a directory of the company creates and closes accounts of staff (ADR-0190). */
export interface Provisioning {
  readonly token: string
  /** The name of the role of new people without a value of `roles`. */
  readonly defaultRole: string
  /** The names of roles by value of the attribute `roles`; the first that fits counts. */
  readonly roles: readonly ValueOfRole[]
}

/** The settings of the environment, as docs/guide/company-login.md describes them. */
export const provisioningEnvironment = {
  SCIM_TOKEN: optional(secret.max(200).regex(/^[\w.~+/=-]+$/, 'has a character that a bearer token may not have')),
  SCIM_DEFAULT_ROLE: optional(z.string()),
  SCIM_ROLES: optional(understood(readRoles, badRoles)),
}

type Settings = z.output<z.ZodObject<typeof provisioningEnvironment>>

/** @throws StartupError for settings that do not belong together. */
export function readProvisioning({ SCIM_TOKEN: token, SCIM_DEFAULT_ROLE: defaultRole, SCIM_ROLES: roles = [] }: Settings) {
  if (!token && !defaultRole && roles.length === 0) return undefined
  if (!token || !defaultRole)
    throw new StartupError(
      'SCIM_TOKEN and SCIM_DEFAULT_ROLE belong together: what the directory shows, and the role of new people.',
    )
  return { token, defaultRole, roles } satisfies Provisioning
}
