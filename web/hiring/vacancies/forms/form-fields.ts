import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'

/** A vacancy as its form takes it: the amounts as numbers, the skills by their uuids and under one name. */
export function formFieldsOf(vacancy: EditableVacancy) {
  return {
    ...vacancy,
    salary: vacancy.salary_min,
    salarymax: vacancy.salary_max,
    skills: vacancy.skills.map(({ uuid }) => uuid),
    skills_id_job: undefined,
  }
}
