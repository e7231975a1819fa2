import { type ProfilePart, profileParts } from '../../kernel/own-record.contract.ts'

/** The weight of each part of a profile in percent. */
export const weights = {
  personal: 30,
  cv: 20,
  skills: 15,
  experience: 15,
  education: 10,
  references: 5,
  portfolio: 5,
} as const satisfies Record<ProfilePart, number>

/** How complete a profile is, in percent, and its missing parts, the weightiest first. */
export function completenessOf(there: Readonly<Record<ProfilePart, boolean>>): { percent: number; missing: ProfilePart[] } {
  const missing = profileParts.filter((part) => !there[part])
  return { percent: 100 - missing.reduce((sum, part) => sum + weights[part], 0), missing }
}
