import { z } from 'zod'
import { reportTogether } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { isCommonPassword } from './common-passwords.rules.ts'
import { isStrongPassword } from './password.rules.ts'

/** At least eight characters with a lower-case and an upper-case letter, a digit and a special character (REG-04). */
export const newPassword = z
  .string('personal.error.password_required')
  .min(1, 'personal.error.password_required')
  .max(limits.password.maximum, 'errors.too_long')
  .refine((text) => text === '' || isStrongPassword(text), 'personal.error.password_pattern')

/** A strong password that is not common. Registration, reset, invitation and change all use this rule (LOG-05). */
export const acceptablePassword = newPassword.refine((text) => !isCommonPassword(text), 'personal.error.password_common')

/** A new password and its repetition; every form that sets a password has both fields. */
export const newPasswordFields = {
  password: acceptablePassword,
  repeat_password: z.string('personal.error.password_required').min(1, 'personal.error.password_required'),
}

export const passwordsMatch = (fields: { password?: unknown; repeat_password?: unknown }) =>
  fields.password === fields.repeat_password
export const atRepeatPassword = () => ({
  path: ['repeat_password'],
  message: 'personal.error.password_not_match',
  when: reportTogether,
})

/** The rules of the forms behind a link, which have only the new password. */
export const newPasswordForm = z.object(newPasswordFields).refine(passwordsMatch, atRepeatPassword())
