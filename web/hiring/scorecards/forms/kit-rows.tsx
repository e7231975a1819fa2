import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { type UseFormRegister, useFormContext, useWatch } from 'react-hook-form'
import type { KitInput } from '#domain/hiring/scorecards/kits.contract.ts'
import fieldStyles from '../../../platform/forms/field.module.css'
import { useWireText } from '../../../platform/i18n/language.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import styles from './kit-fields.module.css'

interface Props<Name extends 'criteria' | 'questions'> {
  name: Name
  title: string
  hint: string
  most: number
  /** A new row. */
  empty: NonNullable<KitInput[Name]>[number]
  words: { readonly add: string; remove(number: number): string }
  /** Further buttons below the rows. */
  beside?: ReactNode
  row(place: number, register: UseFormRegister<KitInput>): ReactNode
}

/** The rows of one part of a kit, which are added and removed. The focus follows what is added and removed. */
export function KitRows<Name extends 'criteria' | 'questions'>({
  name,
  title,
  hint,
  most,
  empty,
  words,
  beside,
  row,
}: Props<Name>) {
  const wireText = useWireText()
  const { register, setValue, formState } = useFormContext<KitInput>()
  const rows: readonly unknown[] = useWatch<KitInput>({ name }) as unknown[]
  const frame = useRef<HTMLFieldSetElement>(null)
  const next = useRef<number>(undefined)
  const count = rows.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was removed takes the focus along.
  useEffect(() => {
    if (next.current === undefined) return
    const lines = frame.current?.querySelectorAll<HTMLElement>('[data-row]')
    lines?.[next.current]?.querySelector<HTMLElement>('input')?.focus()
    next.current = undefined
  }, [count])
  const change = (changed: readonly unknown[], focus: number) => {
    next.current = focus
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted }
    setValue(name, changed as never, options)
  }
  const remove = (place: number) => {
    const left = rows.filter((_, at) => at !== place)
    change(left, Math.max(0, Math.min(place, left.length - 1)))
  }
  const error = formState.errors[name]?.message
  return (
    <fieldset ref={frame} className={styles.rows}>
      <legend className={fieldStyles.label}>{title}</legend>
      <p className={fieldStyles.hint}>{hint}</p>
      {rows.map((_, place) => (
        // Rows may have no ids: fields stay at their place and change their values.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={place} className={styles.row} data-row>
          {row(place, register)}
          <IconButton label={words.remove(place + 1)} onClick={() => remove(place)}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {error && <p className={fieldStyles.error}>{wireText(error)}</p>}
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          size="small"
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={count >= most}
          onClick={() => change([...rows, empty], count)}
        >
          {words.add}
        </Button>
        {beside}
      </div>
    </fieldset>
  )
}
