import { useController, useWatch } from 'react-hook-form'
import { leastQuestions, mostQuestions } from '#domain/assessment/skills/skills.rules.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import control from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useField } from '../../../platform/forms/use-field.ts'
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
        {shown.map((skill) => (
          <Limit key={skill.value} skill={skill} />
        ))}
      </div>
    </fieldset>
  )
}

/** The limit of one skill. Empty it is no value: a field of its own would make a form that nobody has touched look changed. */
function Limit({ skill: { value: uuid, label } }: { skill: Option }) {
  const { field } = useController({ name: 'point_limits' })
  const { id, error, attributes } = useField(`point_limits.${uuid}`, { optional: true })
  const { [uuid]: own = '', ...others } = (field.value ?? {}) as Record<string, string>
  return (
    <FieldFrame id={id} label={label} error={error} width="short" optional>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...attributes}
        className={control.control}
        value={own}
        onChange={({ target }) => field.onChange(target.value === '' ? others : { ...others, [uuid]: target.value })}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
