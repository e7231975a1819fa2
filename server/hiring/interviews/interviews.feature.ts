import type { Feature } from '../../platform/feature.ts'
import { interviewRoutes } from './interviews.routes.ts'
import { interviewCancelledMail } from './mails/interview-cancelled.mail.ts'
import { interviewerNotificationMail } from './mails/interviewer-notification.mail.ts'

export const interviewsFeature = {
  routes: [interviewRoutes],
  mails: {
    'interview-cancelled': {
      mail: interviewCancelledMail,
      sent: 'staff cancel an interview or notify of another stage, or the candidate withdraws',
      to: 'the candidate',
    },
    'interviewer-notification': {
      mail: interviewerNotificationMail,
      sent: 'an interview is made, changed, cancelled or answered',
      to: 'the interviewer, if their address is known',
    },
  },
} satisfies Feature
