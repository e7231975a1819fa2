import type { Feature } from '../../platform/feature.ts'
import { addedCandidateRoutes } from './added-candidates.routes.ts'
import { startConsentTask } from './consent.writes.ts'
import { consentRequestMail } from './mails/consent-request.mail.ts'
import { heldConsentMail } from './mails/held-consent.mail.ts'

export const addedCandidatesFeature = {
  routes: [addedCandidateRoutes],
  mails: {
    'consent-request': {
      mail: consentRequestMail,
      sent: 'staff add a person, and 10 and 25 days later without an answer',
      to: 'the person, if their address is known',
    },
    'held-consent': {
      mail: heldConsentMail,
      sent: 'staff add or import a person whose consent the company holds, or record a consent',
      to: 'the person, if their address is known',
    },
  },
  tasks: [startConsentTask],
} satisfies Feature
