import { useFormContext, useWatch } from 'react-hook-form'
import { companyColours, isColour, productColour, wholeColour } from '#domain/kernel/company-colours.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './colour-field.module.css'

interface Props {
  name: string
  label: string
  hint: string | undefined
}

/** A colour as text, which may be empty, beside the browser's picker, with the head and button of an e-mail in it (MAIL-04). */
export function ColourField({ name, label, hint }: Props) {
  const t = useText()
  const { setValue } = useFormContext()
  const typed = wholeColour(String(useWatch({ name }) ?? '').trim())
  const colour = isColour(typed) ? typed : null
  const { fill, onFill } = companyColours(colour)
  return (
    <div className={styles.field}>
      <TextField name={name} label={label} hint={hint} optional width="short" autoComplete="off" spellCheck={false} />
      <div className={styles.shown}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t('site.field.colour_pick')}
          value={colour ?? productColour}
          onChange={({ target }) => setValue(name, target.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
        />
        <div role="img" aria-label={t('site.field.colour_preview')} className={styles.mail} data-testid="colour-preview">
          <div className={styles.head} style={{ background: fill }} />
          <span className={styles.button} style={{ background: fill, color: onFill }}>
            {t('common.save')}
          </span>
        </div>
      </div>
    </div>
  )
}
