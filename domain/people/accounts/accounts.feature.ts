import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as accountTexts } from './account.candidate.es.ts'
import type { es as texts } from './accounts.es.ts'
import type { es as formTexts } from './accounts.form.es.ts'
import { accountScreens } from './accounts.screens.ts'
import type { es as invitationsTexts } from './invitations.staff.es.ts'
import type { es as recoveryTexts } from './recovery.candidate.es.ts'

export const accountsFeature = {
  texts: textsOf<typeof accountTexts & typeof texts & typeof formTexts & typeof invitationsTexts & typeof recoveryTexts>(),
  screens: [accountScreens],
  audited: {
    user: ['invited', 'reset_by_command'],
  },
  mails: {
    welcome: 'together',
    new_address: 'together',
    new_link: 'together',
    invitation: 'together',
    confirm_reminder: 'apart',
    recovery: 'apart',
    password_changed: 'apart',
  },
} as const satisfies Feature
