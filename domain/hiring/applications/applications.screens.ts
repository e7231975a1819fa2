import { profileScreens, staffScreens } from '../../kernel/screens.ts'

export const applicationScreens = {
  ...profileScreens('hiring/applications', {
    myApplications: { path: '/profile/Dashboard', heading: 'applications.title' },
  }),
  ...staffScreens('hiring/applications', 'candidates', {
    withdrawn: { path: '/vacancies/admin/withdrawn/:id', heading: 'withdrawn.title' },
  }),
}
