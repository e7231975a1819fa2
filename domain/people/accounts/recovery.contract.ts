import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { codeProof, factorProof } from '../../kernel/factor-code.ts'
import { reportTogether } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { email } from '../../kernel/person-fields.ts'
import { acceptablePassword, atRepeatPassword, newPasswordFields, passwordsMatch } from './new-password.contract.ts'

/** The token of a link. Malformed text gets the same refusal as an unknown token. */
export const linkToken = z.string('menu.error_token').max(200, 'menu.error_token')

export const forgotForm = z.object({ email })

/** The documents also send an origin. The server ignores it and builds the link from the site's own address (SPEC-12). */
export const forgotEndpoint = endpoint({
  method: 'POST',
  path: '/api/forgot',
  summary: 'Sends a link that sets a new password; answers how many accounts have the address',
  access: 'anyone',
  body: forgotForm.extend({ lang: languageSchema.default('es') }),
  answer: z.object({
    data: z.number().int(),
    success_message: z.string().optional(),
    error_message: z.string().optional(),
  }),
  limits: [
    { per: { field: 'email' }, most: 5, seconds: 3600 },
    { per: 'ip', most: 30, seconds: 3600 },
    { per: 'range', most: 90, seconds: 3600 },
    // The window is short: an attacker with many networks can delay the others, but locks nobody out for long.
    { per: 'all', most: 60, seconds: 60 },
  ],
})

/** Limits how often one client can try to set a password. */
export const linkLimits = [{ per: 'ip', most: 120, seconds: 600 }] as const

export const checkResetEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/reset/:token',
  summary: 'Returns whether a recovery link still works, and for which address; changes nothing',
  access: 'anyone',
  params: z.object({ token: linkToken }),
  answer: recordOf(z.object({ email: z.string() })),
})

export const setForgottenPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/newPassword',
  summary: 'Sets a new password with a recovery link, once, and ends every session of its person',
  access: 'anyone',
  body: z.object({ token: linkToken, password: acceptablePassword }),
  answer: z.object({ success_message: z.string() }),
  limits: linkLimits,
})

const passwordChange = z.object({
  current_password: z
    .string('personal.error.password_required')
    .min(1, 'personal.error.password_required')
    .max(200, 'errors.too_long'),
  password: acceptablePassword,
  ...codeProof,
})

const isDifferentPassword = ({ current_password, password }: { current_password?: unknown; password?: unknown }) =>
  !password || password !== current_password
const atSamePassword = { path: ['password'], message: 'account.error.same_password', when: reportTogether }

/** The rules of the form that changes a known password. */
export const passwordChangeForm = z
  .object({ ...passwordChange.shape, ...newPasswordFields })
  .refine(isDifferentPassword, atSamePassword)
  .refine(passwordsMatch, atRepeatPassword())

export const changePasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  summary:
    "Changes the caller's password, which requires the current one and a second factor if there is one, and ends their other sessions",
  access: 'logged_in',
  body: passwordChange.extend(factorProof).refine(isDifferentPassword, atSamePassword),
  answer: z.object({ success_message: z.string() }),
})
