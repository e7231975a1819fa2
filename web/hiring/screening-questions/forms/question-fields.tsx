import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuestionInput } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { hasChoices, questionKinds, yesOrNoAnswers } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import fieldStyles from '../../../platform/forms/field.module.css'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import styles from './question-fields.module.css'

/** The fields of a question: those of its kind, and what is a knock-out (SCQ-01). */
export function QuestionFields() {
  const t = useText()
  const kind = useWatch<QuestionInput, 'kind'>({ name: 'kind' })
  const isMarkable = kind === 'yes_no' || kind === 'number' || hasChoices(kind)
  return (
    <>
      <TextField name="text" label={t('screening.text')} autoComplete="off" maxLength={limits.text.place} />
      <SelectField
        name="kind"
        label={t('screening.kind')}
        options={questionKinds.map((value) => ({ value, label: t(`screening.kind.${value}`) }))}
      />
      <CheckboxField name="required" label={t('screening.required')} />
      {hasChoices(kind) && <Choices />}
      {kind === 'yes_no' && (
        <SelectField
          name="knockout_answer"
          label={t('screening.knockout_answer')}
          options={[
            { value: '', label: t('screening.knockout_none') },
            ...yesOrNoAnswers.map((value) => ({ value, label: t(`screening.answer.${value}`) })),
          ]}
        />
      )}
      {kind === 'number' && (
        <FieldGrid>
          <TextField name="knockout_min" label={t('screening.knockout_min')} inputMode="decimal" width="short" optional />
          <TextField name="knockout_max" label={t('screening.knockout_max')} inputMode="decimal" width="short" optional />
        </FieldGrid>
      )}
      {isMarkable && (
        <TextField
          name="knockout_reason"
          label={t('screening.knockout_reason')}
          hint={t('screening.knockout_reason_hint')}
          autoComplete="off"
          optional
        />
      )}
    </>
  )
}

/**
 * The choices of a question, each with its mark. The focus follows what is added and removed. Without the library's list of fields, which every
 * form of visitors would load.
 */
function Choices() {
  const t = useText()
  const wireText = useWireText()
  const { register, setValue, formState } = useFormContext<QuestionInput>()
  const choices = useWatch<QuestionInput, 'choices'>({ name: 'choices' }) ?? []
  const frame = useRef<HTMLFieldSetElement>(null)
  const next = useRef<number>(undefined)
  const count = choices.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was removed takes the focus along.
  useEffect(() => {
    if (next.current === undefined) return
    frame.current?.querySelectorAll<HTMLElement>('input[type="text"]')[next.current]?.focus()
    next.current = undefined
  }, [count])
  const change = (changed: typeof choices, focus: number) => {
    next.current = focus
    setValue('choices', changed, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
  }
  const remove = (place: number) => {
    const left = choices.filter((_, at) => at !== place)
    change(left, Math.max(0, Math.min(place, left.length - 1)))
  }
  const error = formState.errors.choices?.message
  return (
    <fieldset ref={frame} className={styles.choices}>
      <legend className={fieldStyles.label}>{t('screening.choices')}</legend>
      {choices.map((_, place) => {
        const number = place + 1
        return (
          // Choices have no ids: fields stay at their place and change their values.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <div key={place} className={styles.choice}>
            <input
              type="text"
              aria-label={t('screening.choice', { number })}
              aria-invalid={error !== undefined}
              autoComplete="off"
              maxLength={limits.text.line}
              className={fieldStyles.control}
              {...register(`choices.${place}.text`)}
            />
            <label className={fieldStyles.choice}>
              <input
                type="checkbox"
                aria-label={t('screening.choice_knockout', { number })}
                {...register(`choices.${place}.knockout`)}
              />
              {t('screening.knockout')}
            </label>
            <IconButton label={t('screening.choice_remove', { number })} onClick={() => remove(place)}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          </div>
        )
      })}
      {error && <p className={fieldStyles.error}>{wireText(error)}</p>}
      <div>
        <Button
          tone="quiet"
          size="small"
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={count >= limits.screening.choices}
          onClick={() => change([...choices, { text: '', knockout: false }], count)}
        >
          {t('screening.choice_add')}
        </Button>
      </div>
    </fieldset>
  )
}
