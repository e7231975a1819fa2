import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { factorCode } from './factor-code.ts'
import { requiredText } from './fields.ts'
import { languageSchema } from './language-schema.ts'
import { limits } from './limits.ts'
import { listOf } from './pagination.ts'
import { passkeyLogin } from './passkey.ts'
import { holds, itemsOf, type ModuleKey, moduleKeys, modules, type Permissions, permissionItems } from './permissions.ts'

/** The login form: both fields are required, without a check of their format (AUTH-02). */
export const loginForm = z.object({
  email: requiredText('personal.error.email_required', 254),
  password: z.string().min(1, 'personal.error.password_required').max(limits.password.maximum, 'personal.error.login'),
})

const client = {
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(200).optional(),
  scope: z.string().max(200).optional(),
}

/** What a login sends about the device, besides what proves the person. */
const ofDevice = {
  /** The device token from the answer to an earlier login on this device (LOG-01). */
  device: z.string().max(200).optional(),
  /** The time zone of the device; e-mails also state times in it. */
  time_zone: z.string().max(60).optional(),
}

const tokenRequest = z.discriminatedUnion(
  'grant_type',
  [
    z.object({
      grant_type: z.literal('password'),
      username: loginForm.shape.email,
      password: loginForm.shape.password,
      ...ofDevice,
      /** Cancels the erasure that the account's owner asked for (SPEC-53). */
      keep_account: z.literal('1').optional(),
      ...client,
    }),
    z.object({
      grant_type: z.literal('second_factor'),
      /** From the refusal login.second_step of the first step (MFA-01). */
      challenge: z.string('errors.bad_request').min(1, 'errors.bad_request').max(200, 'errors.bad_request'),
      code: factorCode,
      ...ofDevice,
      ...client,
    }),
    z.object({
      grant_type: z.literal('passkey'),
      /** What the browser answered to the options of /oauth/passkey (MFA-02). */
      credential: passkeyLogin,
      ...ofDevice,
      ...client,
    }),
    z.object({
      grant_type: z.literal('company'),
      /** From /oauth/company, kept in the tab that began the login (SSO-01). */
      ticket: z.string('errors.bad_request').min(1, 'errors.bad_request').max(2000, 'errors.bad_request'),
      /** The query with which the provider sent the person back. */
      answer: z.string('errors.bad_request').min(1, 'errors.bad_request').max(8000, 'errors.bad_request'),
      ...ofDevice,
      ...client,
    }),
    z.object({
      grant_type: z.literal('refresh_token'),
      refresh_token: z.string('errors.bad_request').min(1, 'errors.bad_request').max(200, 'errors.bad_request'),
      ...client,
    }),
  ],
  'errors.bad_grant',
)

export type PasswordGrant = Extract<z.output<typeof tokenRequest>, { grant_type: 'password' }>
export type PasskeyGrant = Extract<z.output<typeof tokenRequest>, { grant_type: 'passkey' }>
export type CompanyGrant = Extract<z.output<typeof tokenRequest>, { grant_type: 'company' }>
export type SecondFactorGrant = Extract<z.output<typeof tokenRequest>, { grant_type: 'second_factor' }>

export const tokens = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  /** Present after a login: the client stores it on the device and sends it with the next login. */
  device: z.string().optional(),
})
export type Tokens = z.infer<typeof tokens>

export const issueTokenEndpoint = endpoint({
  method: 'POST',
  path: '/oauth/token',
  summary:
    "Logs in with a password, a passkey or the company's account, answers the second step of a login, or renews with a refresh token",
  access: 'anyone',
  style: 'oauth',
  body: tokenRequest,
  answer: tokens,
})

export const revokeTokenEndpoint = endpoint({
  method: 'POST',
  path: '/oauth/revoke',
  summary: 'Ends the session that a token belongs to',
  access: 'anyone',
  style: 'oauth',
  body: z.object({
    token: z.string('errors.bad_request').min(1, 'errors.bad_request').max(200, 'errors.bad_request'),
    token_type_hint: z.string().max(50).optional(),
  }),
  answer: z.object({}),
})

const sessionUser = z.object({
  uuid: z.string(),
  name: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  role_id: z.number().int(),
  language: z.enum(['es', 'en']),
})
export type SessionUser = z.infer<typeof sessionUser>

export const verifyRoleEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/verify/role',
  summary: 'Returns the person of the token, and whether they may enter the staff area',
  access: 'logged_in',
  withoutFactor: true,
  answer: z.object({
    user: sessionUser,
    status: z.literal('ok'),
    mode: z.enum(['allowed', 'denied']),
    /** The role requires a second factor, and nothing else is answered before it is set up (IDT-03). */
    factor_needed: z.literal(true).optional(),
  }),
})

export const moduleView = z.object({
  id: z.number().int(),
  title: z.enum(moduleKeys),
  icon: z.string(),
  route: z.string(),
  /** A message key. */
  description: z.string(),
  visible_user: z.boolean(),
  permissions: z.array(z.object({ id: z.number().int(), title: z.enum(permissionItems), visible_user: z.boolean() })),
})

const icons: Readonly<Record<ModuleKey, string>> = {
  candidates: 'briefcase',
  skillstest: 'puzzle',
  questions: 'help-circle',
  users: 'users',
  messages: 'mail',
  clients: 'building',
  roles: 'shield-lock',
  notifications: 'bell',
  currencies: 'coin',
}

/** All nine modules with the permissions in each; item 1 is view (SPEC-15). */
export function modulesWith(permissions: Permissions): z.infer<typeof moduleView>[] {
  return moduleKeys.map((module) => ({
    id: modules[module].id,
    title: module,
    icon: icons[module],
    route: modules[module].route,
    description: `modules.${module}.description`,
    visible_user: holds(permissions, { module, item: 'view' }),
    permissions: itemsOf(module).map((item) => ({
      id: permissionItems.indexOf(item) + 1,
      title: item,
      visible_user: holds(permissions, { module, item }),
    })),
  }))
}

export const verifyPermissionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/verify/permissions',
  summary: "Lists the nine modules with the caller's permissions in each",
  access: 'logged_in',
  answer: listOf(moduleView),
})

export const changeLanguageEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/language',
  summary: "Saves the caller's preferred language, which e-mails to them use",
  access: 'logged_in',
  body: z.object({ language: languageSchema }),
  answer: z.object({ success_message: z.string() }),
})
