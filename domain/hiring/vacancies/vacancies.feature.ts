import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as texts } from './vacancies.es.ts'
import { vacancyScreens } from './vacancies.screens.ts'
import type { es as staffTexts } from './vacancies.staff.es.ts'

export const vacanciesFeature = {
  texts: textsOf<typeof texts & typeof staffTexts>(),
  screens: [vacancyScreens],
  audited: {
    vacancy: ['added', 'changed', 'closed', 'deleted', 'stopped'],
  },
  places: {
    vacancy: [vacancyScreens.editVacancy, (uuid: string) => vacancyScreens.editVacancy.to({ uuid })],
  },
} as const satisfies Feature
