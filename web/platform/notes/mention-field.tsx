import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Colleague, type Mentioned, unpickedIn } from '#domain/kernel/mentions.ts'
import styles from '../forms/field.module.css'
import { FieldFrame } from '../forms/field-frame.tsx'
import { useField } from '../forms/use-field.ts'
import { useText } from '../i18n/language.tsx'
import picker from './mention-field.module.css'
import { type FindColleagues, usePicker } from './use-picker.ts'

interface Props {
  label: string
  hint?: string
  rows: number
  /** The label is shown as the placeholder. */
  brief?: boolean
  find: FindColleagues
}

/**
 * The text of a note, where `@` offers colleagues to mention. The form's `description` shows their names, and `picked` knows whom they mean.
 * The focus stays in the text, as in a combobox of WAI-ARIA.
 */
export function MentionField({ label, hint, rows, brief = false, find }: Props) {
  const t = useText()
  const { register, attributes, error, id } = useField('description', { hint })
  const { setValue, getValues } = useFormContext<{ description: string; picked: Mentioned[] }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const { ref, onChange, ...field } = register()
  const text = useWatch({ name: 'description' }) as string
  const picked = useWatch({ name: 'picked' }) as Mentioned[]
  const caret = useRef<number>(undefined)

  const { colleagues, at, setAt, pick, close, isEmpty, isTyping, follow, onKeyDown } = usePicker(
    area,
    find,
    (colleague, typed) => {
      const { description, picked } = getValues()
      const one = mentionOf(colleague, picked)
      const before = `${description.slice(0, typed.from)}@${one.name} `
      caret.current = before.length
      setValue('picked', [...picked.filter(({ uuid }) => uuid !== one.uuid), one])
      setValue('description', before + description.slice(typed.from + 1 + typed.q.length), { shouldDirty: true })
    },
  )
  // After a pick the text goes on behind the name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is placed once the new text is shown.
  useEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])

  const isOpen = colleagues.length > 0
  const unpicked = isTyping ? [] : unpickedIn(text, picked)
  const listAttributes = isOpen ? { 'aria-controls': `${id}-colleagues`, 'aria-activedescendant': optionId(id, at) } : {}
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className={picker.field}>
        <textarea
          rows={rows}
          placeholder={brief ? label : undefined}
          {...field}
          {...attributes}
          {...listAttributes}
          ref={(element) => {
            ref(element)
            area.current = element
          }}
          className={styles.control}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          onChange={(event) => {
            void onChange(event)
            follow()
          }}
          onClick={follow}
          onKeyUp={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && follow()}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            close()
            void field.onBlur(event)
          }}
        />
        {isOpen && <Colleagues id={id} colleagues={colleagues} at={at} onPoint={setAt} onPick={pick} />}
      </div>
      <p className={isOpen ? 'visually-hidden' : picker.announced} role="status">
        {isOpen && t('comments.mention_found', { count: colleagues.length })}
        {isEmpty && t('comments.mention_none')}
        {unpicked.length > 0 && t('comments.mention_unpicked', { names: unpicked.join(', ') })}
      </p>
    </FieldFrame>
  )
}

/** A colleague as the text names them: with the address when another one of this name is mentioned, too. */
function mentionOf({ uuid, fullname, email }: Colleague, picked: readonly Mentioned[]): Mentioned {
  const isTaken = picked.some((one) => one.uuid !== uuid && one.name === fullname)
  return { uuid, name: fullname === '' || isTaken ? `${fullname} (${email})`.trim() : fullname }
}

const optionId = (id: string, index: number) => `${id}-colleague-${index}`

interface ColleaguesProps {
  id: string
  colleagues: readonly Colleague[]
  at: number
  onPoint(index: number): void
  onPick(colleague: Colleague): void
}

function Colleagues({ id, colleagues, at, onPoint, onPick }: ColleaguesProps) {
  const t = useText()
  return (
    <div id={`${id}-colleagues`} role="listbox" aria-label={t('comments.mention')} className={picker.list}>
      {colleagues.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text.
        <div
          key={one.uuid}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className={picker.option}
          onPointerMove={() => index !== at && onPoint(index)}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(one)}
        >
          <span>{one.fullname || one.email}</span>
          <span className={picker.more}>{one.email}</span>
        </div>
      ))}
    </div>
  )
}
