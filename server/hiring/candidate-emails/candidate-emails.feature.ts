import type { Feature } from '../../platform/feature.ts'
import { candidateEmailRoutes } from './candidate-emails.routes.ts'
import { interviewInvitationMail } from './mails/interview-invitation.mail.ts'
import { sharedVacancyMail } from './mails/shared-vacancy.mail.ts'
import { stageNotificationMail } from './mails/stage-notification.mail.ts'
import { templateTestMail } from './mails/template-test.mail.ts'
import { previewRoutes } from './previews.routes.ts'
import { suggestionChoiceRoutes } from './suggestion-choice.routes.ts'
import { suggestionRoutes } from './suggestions.routes.ts'

export const candidateEmailsFeature = {
  routes: [candidateEmailRoutes, previewRoutes, suggestionChoiceRoutes, suggestionRoutes],
  mails: {
    'stage-notification': {
      mail: stageNotificationMail,
      sent: 'a candidate applies, or staff notify them of a stage without an interview',
      to: 'the candidate',
    },
    'interview-invitation': {
      mail: interviewInvitationMail,
      sent: 'staff invite to an interview, or change it',
      to: 'the candidate',
    },
    'shared-vacancy': { mail: sharedVacancyMail, sent: 'staff share or suggest a vacancy', to: 'anybody' },
    'template-test': { mail: templateTestMail, sent: 'staff try a template', to: 'the same member of staff' },
  },
} satisfies Feature
