import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { reportWithTheRest } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { email } from '../../kernel/person-fields.ts'
import { acceptablePassword, atRepeatPassword, newPasswordFields, passwordsMatch } from './new-password.contract.ts'

/** What a link brings; whatever else stands in its place belongs to no link. */
export const linkToken = z.string('menu.error_token').max(200, 'menu.error_token')

export const forgotForm = z.object({ email })

/** The origin that the documents send along is not read: the link is built from the site's own address (SPEC-12). */
export const forgot = endpoint({
  method: 'POST',
  path: '/api/forgot',
  summary: 'Sends a link that sets a new password; answers how many people have the address',
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
    // Whoever has many ranges slows the others down, and closes the way back to nobody.
    { per: 'all', most: 60, seconds: 60 },
  ],
})

/** Of whoever tries to set passwords one after the other. */
export const linkLimits = [{ per: 'ip', most: 120, seconds: 600 }] as const

export const checkReset = endpoint({
  method: 'GET',
  path: '/api/users/reset/:token',
  summary: 'Whether a recovery link still works, and for which address; changes nothing',
  access: 'anyone',
  params: z.object({ token: linkToken }),
  answer: recordOf(z.object({ email: z.string() })),
})

export const setForgottenPassword = endpoint({
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
})

const isAnother = ({ current_password, password }: { current_password?: unknown; password?: unknown }) =>
  !password || password !== current_password
const sameAgain = { path: ['password'], message: 'account.error.same_password', when: reportWithTheRest }

/** What the form of who knows the password checks. */
export const passwordChangeForm = z
  .object({ ...passwordChange.shape, ...newPasswordFields })
  .refine(isAnother, sameAgain)
  .refine(passwordsMatch, atRepeatPassword())

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  summary: "Changes the caller's password, asking for the current one, and ends their other sessions",
  access: 'logged_in',
  body: passwordChange.refine(isAnother, sameAgain),
  answer: z.object({ success_message: z.string() }),
})
