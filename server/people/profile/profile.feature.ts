import { namedAsActor } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { cvRoutes } from './cv.routes.ts'
import { educationRoutes } from './education.routes.ts'
import { workRoutes } from './experience.routes.ts'
import { emailChangedMail } from './mails/email-changed.mail.ts'
import { personalRoutes } from './personal.routes.ts'
import { portfolioRoutes } from './portfolio.routes.ts'
import { referenceRoutes } from './references.routes.ts'

export const profileFeature = {
  routes: [cvRoutes, educationRoutes, workRoutes, personalRoutes, portfolioRoutes, referenceRoutes],
  mails: {
    'email-changed': {
      mail: emailChangedMail,
      sent: 'a person or staff change the address of an account',
      to: 'the old address',
    },
  },
  records: {
    cv: namedAsActor,
    education: namedAsActor,
    portfolio_item: namedAsActor,
    reference: namedAsActor,
    work_experience: namedAsActor,
  },
} satisfies Feature
