import { profileScreens } from '../kernel/screens.ts'

const later = { page: 'later-section' }

export const profileSections = profileScreens('profile', {
  personal: { path: '/profile', heading: 'personal.title' },
  experience: { ...later, path: '/profile/work', heading: 'profile.menu.experience' },
  portfolio: { ...later, path: '/profile/portfolio', heading: 'profile.menu.portfolio' },
  professional: { ...later, path: '/profile/professional', heading: 'profile.menu.professional' },
  references: { ...later, path: '/profile/references', heading: 'profile.menu.references' },
})
