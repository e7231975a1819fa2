import { staffScreens } from '../../kernel/screens.ts'

/** The word for the company's default steps in the place of a vacancy. */
export const defaultSteps = 'default'

export const stepScreens = staffScreens('hiring/steps', 'candidates', {
  vacancySteps: { path: '/vacancies/admin/steps/:uuid', heading: 'steps.title' },
  defaultSteps: { path: '/vacancies/admin/default-steps', heading: 'steps.default' },
})

/** The page of the steps of a vacancy, or of those that new vacancies begin with. */
export const stepsAt = (list: string): string =>
  list === defaultSteps ? stepScreens.defaultSteps.to() : stepScreens.vacancySteps.to({ uuid: list })
