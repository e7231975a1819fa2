import { paths } from '../../../paths.ts'

/** The sections that open once the personal record is complete, in the order of the documents (PRO-01). */
export const laterSections = [
  { name: 'skills', to: paths.profileSkills() },
  { name: 'experience', to: paths.profileWork() },
  { name: 'portfolio', to: paths.profilePortfolio() },
  { name: 'professional', to: paths.profileProfessional() },
  { name: 'references', to: paths.profileReferences() },
] as const
