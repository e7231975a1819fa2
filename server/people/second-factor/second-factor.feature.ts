import type { Feature } from '../../platform/feature.ts'
import { removeExpiredSetups } from './factors.writes.ts'
import { factorChangedMail } from './mails/factor-changed.mail.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { removeSpentChallenges } from './writes/passkey-challenges.ts'

export const secondFactorFeature = {
  routes: [secondFactorRoutes, passkeyRoutes],
  mails: {
    'factor-changed': {
      mail: factorChangedMail,
      sent: 'a second factor or passkey is set up, replaced, removed or reset, or a recovery code is used',
      to: 'its owner',
    },
  },
  removals: [removeExpiredSetups, removeSpentChallenges],
} satisfies Feature
