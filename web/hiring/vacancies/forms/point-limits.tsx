import { useWatch } from 'react-hook-form'
import { leastQuestions, mostQuestions } from '#domain/assessment/skills/skills.rules.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './point-limits.module.css'

/** Beside the skills of a vacancy: the points that matter in the test of each (LEN-01). */
export function PointLimits({ skills }: { skills: readonly Option[] }) {
  const t = useText()
  const chosen = (useWatch({ name: 'skills' }) ?? []) as readonly string[]
  const shown = skills.filter(({ value }) => chosen.includes(value))
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.limits}>
      <legend>{t('vacancies.form.point_limits')}</legend>
      <p>{t('vacancies.form.point_limits_help', { least: leastQuestions, most: mostQuestions })}</p>
      <div className={styles.fields}>
        {shown.map(({ value, label }) => (
          <NumberField key={value} name={`point_limits.${value}`} label={label} optional />
        ))}
      </div>
    </fieldset>
  )
}
