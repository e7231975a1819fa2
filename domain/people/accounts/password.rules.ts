import { limits } from '../../kernel/limits.ts'

const specials = '@.$!%*?&#/¿¡+-'

/** Each requirement of a new password on its own (REG-04), so that a form can tick it off while the person types. */
export const passwordRules = {
  length: (text: string) => text.length >= limits.password.minimum,
  lower: (text: string) => /\p{Ll}/u.test(text),
  upper: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => [...specials].some((character) => text.includes(character)),
} as const
export type PasswordRule = keyof typeof passwordRules

/** Whether a password meets every requirement (REG-04, SPEC-09). */
export function isStrongPassword(text: string): boolean {
  return Object.values(passwordRules).every((isMetBy) => isMetBy(text))
}
