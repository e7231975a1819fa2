import { type Feature, textsOf } from '../../kernel/feature.ts'
import { userScreens } from '../users/users.screens.ts'
import type { es as candidateTexts } from './profile.candidate.es.ts'
import { profileSections } from './profile.screens.ts'
import type { es as sectionsTexts } from './sections.candidate.es.ts'

export const profileFeature = {
  texts: textsOf<typeof candidateTexts & typeof sectionsTexts>(),
  screens: [profileSections],
  formerlyAudited: {
    cv: ['replaced'],
    education: ['added', 'deleted', 'modified'],
    portfolio_item: ['added', 'deleted', 'modified'],
    reference: ['added', 'deleted', 'modified'],
    work_experience: ['added', 'deleted', 'modified'],
  },
  places: {
    cv: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    education: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    portfolio_item: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    reference: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    work_experience: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
  },
  mails: {
    email_changed: 'apart',
  },
} as const satisfies Feature
