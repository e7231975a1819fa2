import type { EditableVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { givenSalary, isDoubtful, type SalaryMode, salaryText } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { formFieldsOf } from '../forms/form-fields.ts'
import type { VacancyChoices } from '../staff-vacancies.queries.ts'

interface SalaryInput {
  readonly salary_mode?: SalaryMode | undefined
  readonly salary?: number | string | null | undefined
  readonly salarymax?: number | string | null | undefined
  readonly currency: string
}

/** The question about a salary below the usual one, unless the saved vacancy has that salary already (SPEC-69). */
export function useSalaryDoubt(currencies: VacancyChoices['currencies'], present: EditableVacancy | undefined) {
  const t = useText()
  const { language } = useLanguage()
  const words = ({ currency, ...input }: SalaryInput) => {
    const salary = givenSalary(input)
    const usual = currencies.find(({ code }) => code === currency)?.usual_salary ?? null
    return isDoubtful(salary, usual)
      ? t('vacancies.form.salary_doubt', { currency, salary: salaryText(salary, language) })
      : undefined
  }
  return (fields: SalaryInput) => {
    const question = words(fields)
    return question === undefined || (present && question === words(formFieldsOf(present))) ? undefined : { question }
  }
}
