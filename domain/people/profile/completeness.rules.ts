/** The parts of a profile with their weights in percent, the weightiest first. */
export const weights = {
  personal: 30,
  cv: 20,
  skills: 15,
  experience: 15,
  education: 10,
  references: 5,
  portfolio: 5,
} as const
export type ProfilePart = keyof typeof weights
export const profileParts = Object.keys(weights) as [ProfilePart, ...ProfilePart[]]

/** How complete a profile is, in percent, and its missing parts, the weightiest first. */
export function completenessOf(there: Readonly<Record<ProfilePart, boolean>>): { percent: number; missing: ProfilePart[] } {
  const missing = profileParts.filter((part) => !there[part])
  return { percent: 100 - missing.reduce((sum, part) => sum + weights[part], 0), missing }
}
