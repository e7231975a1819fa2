import { type Feature, textsOf } from '../../kernel/feature.ts'
import { stepScreens, stepsAt } from './steps.screens.ts'
import type { es } from './steps.staff.es.ts'

export const stepsFeature = {
  texts: textsOf<typeof es>(),
  screens: [stepScreens],
  audited: {
    stage_step: ['added', 'copied', 'deleted', 'modified', 'ordered'],
    application: ['step_set'],
  },
  places: {
    stage_step: [stepScreens.vacancySteps, stepsAt],
  },
} as const satisfies Feature
