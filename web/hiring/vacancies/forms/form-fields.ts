import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'

/** The initial values of the form for a vacancy: amounts as numbers, skills as uuids under a single name. */
export function formFieldsOf(vacancy: EditableVacancy) {
  return {
    ...vacancy,
    salary: vacancy.salary_min,
    salarymax: vacancy.salary_max,
    skills: vacancy.skills.map(({ uuid }) => uuid),
    skills_id_job: undefined,
  }
}
