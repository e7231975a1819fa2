import type { Feature } from '../../platform/feature.ts'
import { startMailingUpdates } from './mailing.writes.ts'
import { dailyUpdatesMail } from './mails/daily-updates.mail.ts'
import { updateMail } from './mails/update.mail.ts'
import { updatesExports } from './updates.exports.ts'
import { updateRoutes } from './updates.routes.ts'
import { removeOldUpdates } from './updates.writes.ts'

export const updatesFeature = {
  routes: [updateRoutes],
  mails: {
    update: {
      mail: updateMail,
      sent: 'an event happens for which a colleague chose e-mails at once, and they have not read it within a minute',
      to: 'the colleague',
    },
    'daily-updates': { mail: dailyUpdatesMail, sent: 'a colleague has unread updates in the morning', to: 'the colleague' },
  },
  exports: updatesExports,
  tasks: [startMailingUpdates],
  removals: [removeOldUpdates],
} satisfies Feature
