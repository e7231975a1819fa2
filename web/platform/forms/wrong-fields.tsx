import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import styles from './wrong-fields.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** True when the submission has ended and the fields are marked as wrong. */
  settled: boolean
}
interface Wrong {
  readonly id: string
  readonly label: string
}

/** Lists the fields to correct by their labels, each a link to its control. Corrected fields disappear. */
export function WrongFields({ form, settled }: Props) {
  const t = useText()
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  useEffect(() => {
    if (!settled) return
    const found = wrongFieldsIn(form.current)
    setWrong((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  if (wrong.length === 0) return null
  return (
    <nav aria-label={t('common.wrong_fields')}>
      <ul className={styles.list}>
        {wrong.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const control = document.getElementById(id)
                control?.focus()
                control?.scrollIntoView({ block: 'center' })
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One entry per field frame; that of a group of choices leads to its first one. */
function wrongFieldsIn(form: HTMLElement | null): Wrong[] {
  const frames = new Map<Element, Wrong>()
  for (const control of form?.querySelectorAll('[aria-invalid="true"]') ?? []) {
    const frame = control.closest('[data-refused]') ?? control
    const shortName = frame.closest<HTMLElement>('[data-short-name]')?.dataset.shortName
    const label = shortName ?? frame.querySelector('legend, label')?.textContent
    const group = control.closest<HTMLElement>('[data-fields-of]')?.dataset.fieldsOf
    const words = group && label ? `${label} (${group})` : label
    if (control.id && words && !frames.has(frame)) frames.set(frame, { id: control.id, label: words })
  }
  return [...frames.values()]
}
