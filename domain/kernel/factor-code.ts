import { z } from 'zod'
import { passkeyLogin } from './passkey.ts'

/**
 * A code of a second factor as it is compared: people type the one of an app with a space, and a recovery code with or without its hyphen, in
 * capitals, or with the full-width digits of their keyboard.
 */
export const plainCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A code of an authenticator app or a recovery code. */
export const factorCode = z
  .string('second_factor.error.code_required')
  .max(100, 'second_factor.error.code')
  .transform(plainCode)
  .pipe(z.string().min(1, 'second_factor.error.code_required'))

/** The code that a form asks for beside the password, where its person has an app. */
export const codeProof = {
  code: z.string('second_factor.error.code_required').max(100, 'second_factor.error.code').transform(plainCode).optional(),
}

/** What a change of the own account asks for beside the password, where its person has a factor: a code, or the answer of a passkey. */
export const factorProof = { ...codeProof, passkey: passkeyLogin.optional() }
