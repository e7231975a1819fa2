import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import type { TextKey } from '../i18n/translate.ts'
import { IconButton } from '../ui/button.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'form' | 'onBlur' | 'width'>

/** Widths of content whose length is known by its type. */
const widths: Readonly<Record<string, FieldProps['width']>> = { date: 'short', time: 'short', tel: 'middle' }

interface TextFieldProps extends FieldProps, InputProps {
  /** Called when the person leaves the field. */
  onLeave?: () => void
  /** Texts by error key, when the usual text does not fit this form. */
  errorTexts?: Readonly<Record<string, TextKey>>
  /** Words and links for an error that needs more than its text. Undefined for the usual text. */
  explain?: (key: string) => ReactNode
}

/** One line of text, with the browser's `type`, `autoComplete` and `inputMode`. */
export function TextField({ name, label, hint, optional, width, onLeave, errorTexts, explain, ...input }: TextFieldProps) {
  const { register, attributes, error, errorKey, id } = useField(name, { hint, optional, onLeave })
  const t = useText()
  const ownText = errorKey === undefined ? undefined : errorTexts?.[errorKey]
  const explained = errorKey ? explain?.(errorKey) : undefined
  return (
    <FieldFrame
      {...{ id, label, hint, optional }}
      width={width ?? widths[input.type ?? '']}
      error={explained || (ownText ? t(ownText) : error)}
    >
      <input type="text" {...input} {...register()} {...attributes} className={styles.control} />
    </FieldFrame>
  )
}

interface PasswordFieldProps extends FieldProps, InputProps {
  /** Id of the rules of the password. */
  describedBy?: string
}

/** A password that the person can make visible. */
export function PasswordField({ name, label, hint, optional, describedBy, ...input }: PasswordFieldProps) {
  const { register, attributes, error, id } = useField(name, { hint, optional, describedBy })
  const [shown, setShown] = useState(false)
  const t = useText()
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <div className={styles.withButton}>
        <input {...input} type={shown ? 'text' : 'password'} {...register()} {...attributes} className={styles.control} />
        <IconButton
          label={t(shown ? 'common.hide_password' : 'common.show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
        </IconButton>
      </div>
    </FieldFrame>
  )
}
