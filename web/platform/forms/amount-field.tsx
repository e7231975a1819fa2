import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { amountInputOf, parseAmountInput, readAmount } from '#domain/kernel/amounts.ts'
import { useLanguage } from '../i18n/language.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

/**
 * An amount of money, formatted while it is typed: the last two digits are decimals, thousands are grouped (JOB-02). A pasted
 * amount replaces the whole value; a text that is no amount is ignored (SPEC-57).
 */
export function AmountField({ name, label, hint, optional, disabled = false }: FieldProps & { disabled?: boolean }) {
  const { language } = useLanguage()
  const { control, attributes, error, id } = useField(name, { hint, optional })
  const { field } = useController({ name, control })
  const input = useRef<HTMLInputElement | null>(null)
  const digitsAfterCaret = useRef<number>(undefined)
  const shown = amountInputOf((field.value as number | null | undefined) ?? null, language)

  // Formatting shifts the digits, so the caret is put back before the same digits.
  useLayoutEffect(() => {
    if (digitsAfterCaret.current === undefined || !input.current) return
    const place = placeBefore(shown, digitsAfterCaret.current)
    input.current.setSelectionRange(place, place)
    digitsAfterCaret.current = undefined
  })

  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
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
          field.onChange(parseAmountInput(target.value))
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
