import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { newVacancy } from '#domain/hiring/vacancies/vacancy-form.contract.ts'

/** The initial values of the form for a vacancy: amounts as numbers, skills as uuids under a single name. */
export function formFieldsOf(vacancy: EditableVacancy) {
  return {
    ...vacancy,
    salary: vacancy.salary_min,
    salarymax: vacancy.salary_max,
    skills: vacancy.skills.map(({ uuid }) => uuid),
    skills_id_job: undefined,
    point_limits: Object.fromEntries(Object.entries(vacancy.point_limits).map(([uuid, limit]) => [uuid, String(limit)])),
  }
}

/**
 * The initial values of a vacancy that copies another one: inactive, so that nothing is published by accident, and without the last day,
 * which may be over.
 */
export function copiedFieldsOf(vacancy: EditableVacancy) {
  return { ...formFieldsOf(vacancy), status_job: 'I' as const, closes_on: newVacancy.closes_on, version: undefined }
}
