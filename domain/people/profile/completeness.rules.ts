/** What makes a profile, the weightiest first, and how much of it each is, in hundredths. */
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

/** How much of a profile there is, in percent, and what is missing, the weightiest first. */
export function completenessOf(there: Readonly<Record<ProfilePart, boolean>>): { percent: number; missing: ProfilePart[] } {
  const missing = profileParts.filter((part) => !there[part])
  return { percent: 100 - missing.reduce((sum, part) => sum + weights[part], 0), missing }
}
