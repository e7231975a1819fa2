import { personNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { startErasureTask } from './erasure.writes.ts'
import { accountClosedMail } from './mails/account-closed.mail.ts'
import { accountErasedMail } from './mails/account-erased.mail.ts'
import { ownDataRoutes } from './own-data.routes.ts'
import { startExpiringAccounts } from './unconfirmed-accounts.writes.ts'
import { usersExports } from './users.exports.ts'
import { userRoutes } from './users.routes.ts'

export const usersFeature = {
  routes: [ownDataRoutes, userRoutes],
  mails: {
    'account-closed': { mail: accountClosedMail, sent: 'a person closes their account', to: 'its owner' },
    'account-erased': { mail: accountErasedMail, sent: 'the grace period of a closed account is over', to: 'its last address' },
  },
  exports: usersExports,
  records: {
    user: personNamed,
  },
  tasks: [startErasureTask, startExpiringAccounts],
} satisfies Feature
