import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { normalSalary, type SalaryMode, salaryModes } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { AmountField } from '../../../platform/forms/amount-field.tsx'
import { type Option, RadioField, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Salary } from '../parts/vacancy-facts.tsx'
import styles from './salary-fields.module.css'

/** The salary: agreed, one figure, or a range. Changing the mode drops the figures that it does not use (JOB-02, SPEC-19). */
export function SalaryFields({ currencies }: { currencies: readonly Option[] }) {
  const t = useText()
  const { getValues, setValue, clearErrors, trigger, getFieldState } = useFormContext()
  const mode = useWatch({ name: 'salary_mode' }) as SalaryMode
  const minimum = useWatch({ name: 'salary' }) as number | null

  useEffect(() => {
    const [min, max] = getValues(['salary', 'salarymax']) as [number | null, number | null]
    const kept = normalSalary({ mode, min, max })
    if (kept.min !== min) setValue('salary', kept.min, { shouldDirty: true })
    if (kept.max !== max) setValue('salarymax', kept.max, { shouldDirty: true })
    clearErrors(mode === 'agreed' ? ['salary', 'salarymax'] : [])
  }, [mode, getValues, setValue, clearErrors])

  // Whether the maximum is valid depends on the minimum.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the minimum triggers it.
  useEffect(() => {
    if (mode === 'range' && getFieldState('salarymax').isTouched) void trigger('salarymax')
  }, [minimum, mode, trigger, getFieldState])

  return (
    <FieldGrid>
      <RadioField
        name="salary_mode"
        label={t('vacancies.form.salary_mode')}
        options={salaryModes.map((value) => ({ value, label: t(`vacancies.salary_mode.${value}`) }))}
      />
      <SelectField name="currency" label={t('vacancies.form.currency')} options={currencies} />
      <AmountField
        name="salary"
        label={t(mode === 'range' ? 'vacancies.form.salary_min' : 'vacancies.form.salary')}
        hint={t(mode === 'agreed' ? 'vacancies.form.salary_agreed' : 'vacancies.form.salary_help')}
        disabled={mode === 'agreed'}
      />
      {mode === 'range' && (
        <AmountField name="salarymax" label={t('vacancies.form.salarymax')} hint={t('vacancies.form.salary_help')} />
      )}
      <ShownSalary />
    </FieldGrid>
  )
}

/** The salary as visitors will see it, updated while it is typed (SPEC-57). */
function ShownSalary() {
  const t = useText()
  const [salary_mode, salary_min, salary_max, currency] = useWatch({
    name: ['salary_mode', 'salary', 'salarymax', 'currency'],
  }) as [SalaryMode, number | null, number | null, string]
  return (
    <p role="status" className={styles.shown}>
      {(salary_mode === 'agreed' || salary_min !== null) && (
        <>
          {t('vacancies.form.salary_shown')}{' '}
          <strong>
            <Salary vacancy={{ salary_mode, salary_min, salary_max, currency }} />
          </strong>
        </>
      )}
    </p>
  )
}
