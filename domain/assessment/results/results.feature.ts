import { type Feature, textsOf } from '../../kernel/feature.ts'
import { userScreens } from '../../people/users/users.screens.ts'
import { resultScreens } from './results.screens.ts'
import type { es } from './results.staff.es.ts'

export const resultsFeature = {
  texts: textsOf<typeof es>(),
  screens: [resultScreens],
  audited: {
    attempt: ['archived'],
    rating: ['given', 'withdrawn'],
    user_skill: ['deleted'],
  },
  places: {
    rating: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    attempt: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
    user_skill: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
  },
  updates: {
    rating_due: { place: 5, delivery: 'daily' },
  },
} as const satisfies Feature
