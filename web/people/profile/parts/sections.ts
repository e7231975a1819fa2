import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'

/** The sections that are always open. */
export const openSections = [
  { name: 'applications', to: applicationScreens.myApplications.to() },
  { name: 'profile', to: profileSections.personal.to() },
  { name: 'account', to: accountScreens.account.to() },
] as const

/** The sections that unlock once the personal record is complete, in the order of the documents (PRO-01). */
export const lockedSections = [
  { name: 'skills', to: userSkillScreens.userSkills.to() },
  { name: 'experience', to: profileSections.experience.to() },
  { name: 'portfolio', to: profileSections.portfolio.to() },
  { name: 'professional', to: profileSections.professional.to() },
  { name: 'references', to: profileSections.references.to() },
] as const
