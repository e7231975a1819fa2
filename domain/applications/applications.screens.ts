import { profileScreens } from '../kernel/screens.ts'

export const applicationScreens = profileScreens('applications', {
  myApplications: { path: '/profile/Dashboard', heading: 'applications.title' },
})
