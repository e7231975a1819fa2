import { z } from 'zod'
import { reportWithTheRest } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { isCommonPassword } from './common-passwords.rules.ts'
import { isStrongPassword } from './password.rules.ts'

/** At least eight with a lower-case and an upper-case letter, a digit and one special character (REG-04). */
export const newPassword = z
  .string('personal.error.password_required')
  .min(1, 'personal.error.password_required')
  .max(limits.password.maximum, 'errors.too_long')
  .refine((text) => text === '' || isStrongPassword(text), 'personal.error.password_pattern')

/** A new password that is strong and not one of the common ones; the rule of registration, reset, invitation and change alike (LOG-05). */
export const acceptablePassword = newPassword.refine((text) => !isCommonPassword(text), 'personal.error.password_common')

/** A new password typed twice, as every form asks for one. */
export const newPasswordFields = {
  password: acceptablePassword,
  repeat_password: z.string('personal.error.password_required').min(1, 'personal.error.password_required'),
}

export const passwordsMatch = (fields: { password?: unknown; repeat_password?: unknown }) =>
  fields.password === fields.repeat_password
export const atRepeatPassword = () => ({
  path: ['repeat_password'],
  message: 'personal.error.password_not_match',
  when: reportWithTheRest,
})

/** What the forms behind a link check: nothing but the new password. */
export const newPasswordForm = z.object(newPasswordFields).refine(passwordsMatch, atRepeatPassword())
