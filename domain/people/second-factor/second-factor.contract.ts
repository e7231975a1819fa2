import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { factorCode, factorProof } from '../../kernel/factor-code.ts'
import { recordId } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'

const currentPassword = z
  .string('personal.error.password_required')
  .min(1, 'personal.error.password_required')
  .max(limits.password.maximum, 'personal.error.current_password_wrong')

/** What proves that a change of the own account is not made by somebody with a stolen session: the password, and a factor where there is one. */
export const proof = { current_password: currentPassword, ...factorProof }
const proofShape = z.object(proof)
export type Proof = z.output<typeof proofShape>

/** The forms that ask for the proof, without and with a factor. */
export const passwordProofForm = z.object({ current_password: currentPassword })
export const factorProofForm = z.object({ current_password: currentPassword, code: factorCode })

export const appCodeForm = z.object({ code: factorCode })

const ownFactor = z.object({
  /** The authenticator app; null before one is set up. */
  app: z.object({ set_up_at: z.string() }).nullable(),
  recovery_codes_left: z.number().int(),
  passkeys: z.number().int(),
  /** Whether the caller's role requires a second factor. */
  required: z.boolean(),
})
export type OwnFactor = z.infer<typeof ownFactor>

export const getOwnFactorEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/second-factor',
  summary: 'Returns which second factor the caller has, and whether their role requires one',
  access: 'logged_in',
  withoutFactor: true,
  answer: recordOf(ownFactor),
})

const appSetup = z.object({
  /** The key in Base32. It is answered here only. */
  key: z.string(),
  /** The same key with the names of site and account, which the QR code contains (otpauth://). */
  uri: z.string(),
  expires_at: z.string(),
})
export type AppSetup = z.infer<typeof appSetup>

export const beginAppEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/app',
  summary:
    'Begins to set up an authenticator app, which a code then confirms; an app in use stays until then, and its code is asked for',
  access: 'logged_in',
  withoutFactor: true,
  body: z.object(proof),
  answer: recordOf(appSetup),
})

const newCodes = changeOf(z.object({ recovery_codes: z.array(z.string()) }))

export const confirmAppEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/app/confirm',
  summary: 'Confirms the app with its first code, ends the other sessions, and answers ten recovery codes, this once',
  access: 'logged_in',
  withoutFactor: true,
  body: appCodeForm,
  answer: newCodes,
})

export const removeAppEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/app/remove',
  summary: 'Removes the authenticator app and its recovery codes, unless the role requires a second factor',
  access: 'logged_in',
  body: z.object(proof),
  answer: z.object({ success_message: z.string() }),
})

export const renewRecoveryCodesEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes by ten new ones, which are answered this once',
  access: 'logged_in',
  body: z.object(proof),
  answer: newCodes,
})

const params = z.object({ uuid: recordId })

export const getFactorOfPersonEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/:uuid/second-factor',
  summary: 'Returns since when a person has a second factor, and whether the caller may reset it',
  access: { module: 'roles', item: 'view' },
  withoutKeys: true,
  params,
  answer: recordOf(z.object({ set_up_at: z.string().nullable(), passkeys: z.number().int(), resettable: z.boolean() })),
})

export const resetFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/:uuid/second-factor/reset',
  summary: "Removes a person's second factor after they lost it, ends their sessions and notifies them; never one's own",
  access: { module: 'roles', item: 'change' },
  withoutKeys: true,
  params,
  answer: changeOf(z.object({ uuid: z.string(), fullname: z.string() })),
})
