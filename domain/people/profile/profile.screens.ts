import { profileScreens } from '../../kernel/screens.ts'

export const profileSections = profileScreens('people/profile', {
  personal: { path: '/profile', heading: 'personal.title' },
  experience: { path: '/profile/work', heading: 'experience.title' },
  portfolio: { path: '/profile/portfolio', heading: 'portfolio.title' },
  professional: { path: '/profile/professional', heading: 'professional.title' },
  references: { path: '/profile/references', heading: 'references.title' },
})
