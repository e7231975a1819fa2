import type { Feature } from '../../platform/feature.ts'
import { removeExpiredSetups } from './factors.writes.ts'
import { factorChangedMail } from './mails/factor-changed.mail.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'

export const secondFactorFeature = {
  routes: [secondFactorRoutes],
  mails: {
    'factor-changed': {
      mail: factorChangedMail,
      sent: 'a second factor is set up, replaced, removed or reset, or a recovery code is used',
      to: 'its owner',
    },
  },
  removals: [removeExpiredSetups],
} satisfies Feature
