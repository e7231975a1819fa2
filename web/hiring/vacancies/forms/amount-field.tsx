import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { parseSalaryInput, readAmount, salaryInputOf } from '#domain/hiring/vacancies/vacancies.rules.ts'
import styles from '../../../platform/forms/field.module.css'
import { FieldFrame, type FieldProps } from '../../../platform/forms/field-frame.tsx'
import { useField } from '../../../platform/forms/use-field.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'

/**
 * An amount of money, formatted while it is typed: the last two digits are decimals, thousands are grouped (JOB-02). A pasted
 * amount replaces the whole value; a text that is no amount is ignored (SPEC-57).
 */
export function AmountField({ name, label, hint, disabled = false }: FieldProps & { disabled?: boolean }) {
  const { language } = useLanguage()
  const { control, attributes, error, id } = useField(name, { hint })
  const { field } = useController({ name, control })
  const input = useRef<HTMLInputElement | null>(null)
  const digitsAfterCaret = useRef<number>(undefined)
  const shown = salaryInputOf((field.value as number | null | undefined) ?? null, language)

  // Formatting shifts the digits, so the caret is put back before the same digits.
  useLayoutEffect(() => {
    if (digitsAfterCaret.current === undefined || !input.current) return
    const place = placeBefore(shown, digitsAfterCaret.current)
    input.current.setSelectionRange(place, place)
    digitsAfterCaret.current = undefined
  })

  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input
        {...attributes}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={styles.control}
        disabled={disabled}
        value={shown}
        onBlur={field.onBlur}
        onPaste={(event) => {
          event.preventDefault()
          const amount = readAmount(event.clipboardData.getData('text'))
          if (amount === null) return
          digitsAfterCaret.current = 0
          field.onChange(amount)
        }}
        onChange={({ target }) => {
          digitsAfterCaret.current = digitsIn(target.value.slice(target.selectionStart ?? target.value.length))
          field.onChange(parseSalaryInput(target.value))
        }}
      />
    </FieldFrame>
  )
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The position in a text that has this many digits after it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place -= 1) if (/\d/.test(text.charAt(place - 1))) left -= 1
  return place
}
