import { profileSections } from '#domain/profile/profile.screens.ts'

/** The sections that open once the personal record is complete, in the order of the documents (PRO-01). */
export const laterSections = [
  { name: 'skills', to: profileSections.skills.to() },
  { name: 'experience', to: profileSections.experience.to() },
  { name: 'portfolio', to: profileSections.portfolio.to() },
  { name: 'professional', to: profileSections.professional.to() },
  { name: 'references', to: profileSections.references.to() },
] as const
