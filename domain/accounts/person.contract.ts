import { z } from 'zod'
import { emailAddress, personName } from '../kernel/fields.ts'
import { limits } from '../kernel/limits.ts'
import { isStrongPassword } from './password.rules.ts'

/** The two names of a person, by the same rule wherever they are given (REG-02, decision 49). */
export const firstName = personName('personal.error.name_required', 'personal.error.name_pattern')
export const lastName = personName('personal.error.last_required', 'personal.error.lastname_pattern')

/** A person's address: lower-cased and trimmed rather than refused (decision 10). */
export const email = emailAddress('personal.error.email_required', 'personal.error.email')

/** At least eight with a lower-case and an upper-case letter, a digit and one special character (REG-04). */
export const newPassword = z
  .string('personal.error.password_required')
  .min(1, 'personal.error.password_required')
  .max(limits.password.maximum, 'errors.too_long')
  .refine((text) => text === '' || isStrongPassword(text), 'personal.error.password_pattern')
