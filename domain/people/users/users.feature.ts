import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as ownDataTexts } from './own-data.candidate.es.ts'
import { userScreens } from './users.screens.ts'
import type { es as staffTexts } from './users.staff.es.ts'

export const usersFeature = {
  texts: textsOf<typeof ownDataTexts & typeof staffTexts>(),
  screens: [userScreens],
  audited: {
    user: [
      'contact_allowed',
      'deleted',
      'erased',
      'given_time',
      'left',
      'marked',
      'no_contact',
      'owner_changed',
      'restored',
      'stayed',
      'unconfirmed',
    ],
  },
  places: {
    user: [userScreens.userProfile, (uuid: string) => userScreens.userProfile.to({ uuid })],
  },
  mails: {
    account_left: 'apart',
    account_erased: 'apart',
  },
} as const satisfies Feature
