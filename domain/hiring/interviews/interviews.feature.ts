import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as formTexts } from './interviews.candidate.es.ts'
import { interviewScreens } from './interviews.screens.ts'
import type { es as staffTexts } from './interviews.staff.es.ts'

export const interviewsFeature = {
  texts: textsOf<typeof formTexts & typeof staffTexts>(),
  screens: [interviewScreens],
  audited: {
    application: ['interview_cancelled'],
  },
  updates: {
    interview_answered: { place: 2, delivery: 'daily' },
  },
  mails: {
    interview_cancelled: 'uncounted',
    interviewer: 'uncounted',
  },
} as const satisfies Feature
