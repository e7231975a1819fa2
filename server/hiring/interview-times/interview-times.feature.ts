import type { Feature } from '../../platform/feature.ts'
import { availabilityRoutes } from './availability.routes.ts'
import { timeSetMail } from './mails/time-set.mail.ts'
import { timesOfferedMail } from './mails/times-offered.mail.ts'
import { offerRoutes } from './offers.routes.ts'
import { pickingRoutes } from './picking.routes.ts'
import { startReadingCalendars } from './reading-calendars.writes.ts'

export const interviewTimesFeature = {
  routes: [offerRoutes, pickingRoutes, availabilityRoutes],
  mails: {
    'times-offered': { mail: timesOfferedMail, sent: 'staff offer times for an interview', to: 'the candidate' },
    'time-set': {
      mail: timeSetMail,
      sent: 'the candidate picks or moves the time of an interview, or staff move it',
      to: 'the candidate',
    },
  },
  tasks: [startReadingCalendars],
} satisfies Feature
