import { useFormContext, useWatch } from 'react-hook-form'
import type { KitInput, Kits } from '#domain/hiring/scorecards/kits.contract.ts'
import { type Scale, scales } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import fieldStyles from '../../../platform/forms/field.module.css'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useUsualWords } from '../hooks/use-usual-words.ts'
import styles from './kit-fields.module.css'
import { KitRows } from './kit-rows.tsx'

interface Props {
  /** Scorecards use the scale already. */
  used: boolean
  skills: Kits['skills']
}

/** The fields of an interview kit: criteria, questions, and the scale with the meaning of its points. */
export function KitFields({ used, skills }: Props) {
  const t = useText()
  return (
    <>
      <Criteria skills={skills} />
      <KitRows
        name="questions"
        title={t('scorecards.questions')}
        hint={t('scorecards.questions_hint')}
        most={limits.kits.questions}
        empty={{ uuid: '', text: '' }}
        words={{
          add: t('scorecards.question_add'),
          remove: (number) => t('scorecards.question_remove', { number }),
        }}
        row={(place, register) => (
          <input
            type="text"
            aria-label={t('scorecards.question', { number: place + 1 })}
            autoComplete="off"
            maxLength={limits.text.place}
            className={fieldStyles.control}
            {...register(`questions.${place}.text`)}
          />
        )}
      />
      <ScaleFields used={used} />
    </>
  )
}

function Criteria({ skills }: Pick<Props, 'skills'>) {
  const t = useText()
  const { setValue, formState } = useFormContext<KitInput>()
  const criteria = useWatch<KitInput, 'criteria'>({ name: 'criteria' }) ?? []
  const left = skills.filter(({ uuid }) => !criteria.some(({ skill }) => skill === uuid))
  const add = ({ uuid: skill, name }: Kits['skills'][number]) => {
    // An empty row takes the skill, so that no gap is left.
    const at = criteria.findIndex((one) => !one.name && !one.skill)
    const row = { uuid: '', skill, name, hint: '' }
    const next = at < 0 ? [...criteria, row] : criteria.map((one, place) => (place === at ? { ...one, ...row } : one))
    setValue('criteria', next, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <KitRows
      name="criteria"
      title={t('scorecards.criteria')}
      hint={t('scorecards.criteria_hint')}
      most={limits.kits.criteria}
      empty={{ uuid: '', skill: '', name: '', hint: '' }}
      words={{
        add: t('scorecards.criterion_add'),
        remove: (number) => t('scorecards.criterion_remove', { number }),
      }}
      beside={left.map((skill) => (
        <Button
          key={skill.uuid}
          tone="bare"
          size="small"
          disabled={criteria.length >= limits.kits.criteria}
          onClick={() => add(skill)}
        >
          {t('scorecards.skill_add', { name: skill.name })}
        </Button>
      ))}
      row={(place, register) => (
        <div className={styles.pair}>
          <input
            type="text"
            aria-label={t('scorecards.criterion', { number: place + 1 })}
            autoComplete="off"
            maxLength={limits.text.line}
            className={fieldStyles.control}
            {...register(`criteria.${place}.name`)}
          />
          <input
            type="text"
            aria-label={t('scorecards.criterion_hint', { number: place + 1 })}
            placeholder={t('scorecards.criterion_hint_example')}
            autoComplete="off"
            maxLength={limits.text.place}
            className={fieldStyles.control}
            {...register(`criteria.${place}.hint`)}
          />
        </div>
      )}
    />
  )
}

/** The scale and the meaning of its points. Usual words change with the scale, until somebody has written others. */
function ScaleFields({ used }: Pick<Props, 'used'>) {
  const t = useText()
  const wireText = useWireText()
  const usual = useUsualWords()
  const { register, setValue, getValues, formState } = useFormContext<KitInput>()
  const chosen = Number(useWatch<KitInput, 'scale'>({ name: 'scale' }))
  const scale: Scale = chosen === 5 ? 5 : 4
  const error = formState.errors.words?.message
  const onScale = (next: Scale) => {
    const words = getValues('words').filter((word) => word !== '')
    const isUsual = scales.some((one) => usual(one).join() === words.join())
    if (isUsual) for (const [at, word] of usual(next).entries()) setValue(`words.${at}`, word, { shouldDirty: true })
    if (isUsual && next === 4) setValue('words.4', '', { shouldDirty: true })
  }
  return (
    <>
      {used ? (
        <p className={styles.fixed}>
          <b>{t('scorecards.scale_of', { scale })}</b> {t('scorecards.scale_fixed')}
        </p>
      ) : (
        <div onChange={({ target }) => target instanceof HTMLInputElement && onScale(target.value === '5' ? 5 : 4)}>
          <RadioField
            name="scale"
            label={t('scorecards.scale')}
            hint={t('scorecards.scale_hint')}
            options={scales.map((one) => ({ value: String(one), label: t('scorecards.scale_of', { scale: one }) }))}
          />
        </div>
      )}
      <fieldset className={styles.rows}>
        <legend className={fieldStyles.label}>{t('scorecards.words')}</legend>
        {Array.from({ length: scale }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity than their number.
          <label key={at} className={styles.word}>
            <span aria-hidden="true">{at + 1}</span>
            <input
              type="text"
              aria-label={t('scorecards.word', { number: at + 1 })}
              aria-invalid={error !== undefined}
              autoComplete="off"
              maxLength={limits.text.line}
              className={fieldStyles.control}
              {...register(`words.${at}`)}
            />
          </label>
        ))}
        {error && <p className={fieldStyles.error}>{wireText(error)}</p>}
      </fieldset>
    </>
  )
}
