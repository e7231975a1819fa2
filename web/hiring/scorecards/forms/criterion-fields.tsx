import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { KitView } from '#domain/hiring/scorecards/kits.contract.ts'
import type { ScorecardInput } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import fieldStyles from '../../../platform/forms/field.module.css'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './scorecard-form.module.css'

/** The criteria of a kit, each with the points of the scale within reach of a thumb, and a note (SCO-02). */
export function CriterionFields({ kit }: { kit: KitView }) {
  const t = useText()
  const wireText = useWireText()
  const { formState } = useFormContext<ScorecardInput>()
  const error = formState.errors.criteria?.message
  return (
    <section className={styles.criteria} aria-label={t('scorecards.criteria')}>
      <h2>{t('scorecards.criteria')}</h2>
      {kit.criteria.map((criterion, at) => (
        <Criterion key={criterion.uuid} criterion={criterion} at={at} words={kit.words} isWrong={error !== undefined} />
      ))}
      {error && <p className={fieldStyles.error}>{wireText(error)}</p>}
    </section>
  )
}

interface Props {
  criterion: KitView['criteria'][number]
  at: number
  words: readonly string[]
  isWrong: boolean
}

function Criterion({ criterion: { name, hint }, at, words, isWrong }: Props) {
  const t = useText()
  const { register } = useFormContext<ScorecardInput>()
  const point = useWatch<ScorecardInput, `criteria.${number}.point`>({ name: `criteria.${at}.point` })
  const chosen = Number(point)
  const field = register(`criteria.${at}.point`)
  return (
    <fieldset className={styles.criterion}>
      <legend>{name}</legend>
      {hint && <p className={styles.soft}>{hint}</p>}
      <div className={styles.points}>
        {words.map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity than their number.
          <label key={place} className={styles.point} data-chosen={chosen === place + 1 || undefined} title={word}>
            <input
              type="radio"
              value={place + 1}
              aria-label={t('scorecards.point_of', { number: place + 1, word })}
              aria-invalid={isWrong}
              {...field}
            />
            <span aria-hidden="true">{place + 1}</span>
          </label>
        ))}
        <label className={styles.point} data-none data-chosen={point === '' || undefined}>
          <input type="radio" value="" {...field} />
          <span>{t('scorecards.no_point')}</span>
        </label>
      </div>
      <p className={styles.word} aria-hidden="true">
        {words[chosen - 1]}
      </p>
      <CriterionNote name={name} at={at} />
    </fieldset>
  )
}

/** A note to a criterion, which is out of the way until it is wanted. */
function CriterionNote({ name, at }: { name: string; at: number }) {
  const t = useText()
  const { register, getValues } = useFormContext<ScorecardInput>()
  const [open, setOpen] = useState(() => getValues(`criteria.${at}.note`) !== '')
  const [wasOpened, setOpened] = useState(false)
  if (!open)
    return (
      <div>
        <Button
          tone="bare"
          size="small"
          aria-label={t('scorecards.note_add', { name })}
          onClick={() => {
            setOpen(true)
            setOpened(true)
          }}
        >
          {t('scorecards.note_add_short')}
        </Button>
      </div>
    )
  return (
    <textarea
      rows={2}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
      autoFocus={wasOpened}
      aria-label={t('scorecards.note', { name })}
      maxLength={limits.kits.note}
      className={fieldStyles.control}
      {...register(`criteria.${at}.note`)}
    />
  )
}
