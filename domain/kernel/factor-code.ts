import { z } from 'zod'

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
