import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useEffect, useRef, useState } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '#domain/kernel/languages.ts'
import fieldStyles from '../../../platform/forms/field.module.css'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import { ColourField } from './colour-field.tsx'
import { type ContentField, emptyItem, type ListOfFields } from './content-fields.ts'
import styles from './content-form.module.css'

/** The fields of a part of the content, for any shape (SPEC-59); `lang` is the language of their values. */
export function Fields({ base, fields, lang }: { base: string; fields: readonly ContentField[]; lang?: Language }) {
  const t = useText()
  return fields.map((field) => {
    const name = [base, field.name].filter(Boolean).join('.')
    if (field.kind === 'list') return <ContentList key={name} name={name} field={field} lang={lang} />
    const hint = field.hint && t(field.hint)
    if (field.kind === 'group')
      return (
        <fieldset key={name} className={styles.group}>
          <legend>{t(field.label)}</legend>
          {hint && <p className={`${fieldStyles.hint} ${styles.hint}`}>{hint}</p>}
          <Fields base={name} fields={field.fields} lang={lang} />
        </fieldset>
      )
    if (field.kind === 'colour') return <ColourField key={name} name={name} label={t(field.label)} hint={hint} />
    const common = { name, label: t(field.label), hint, lang }
    return field.kind === 'text' ? (
      <TextAreaField key={name} {...common} />
    ) : (
      <TextField key={name} {...common} type={field.type ?? 'text'} optional={field.optional ?? false} autoComplete="off" />
    )
  })
}

/** The element that takes the focus after a change of the list: a position and a control there. */
type Target = readonly [place: number, what: 'field' | 'up' | 'down' | 'add']

/** An ordered list whose items can be added, removed and moved with buttons; the focus follows. */
function ContentList({ name, field, lang }: { name: string; field: ListOfFields; lang: Language | undefined }) {
  const { label, item, fields, least, most } = field
  const t = useText()
  const wireText = useWireText()
  const { setValue, formState } = useFormContext()
  const items = (useWatch({ name }) ?? []) as readonly unknown[]
  const frame = useRef<HTMLFieldSetElement>(null)
  const [target, setTarget] = useState<Target>()
  const [announced, setAnnounced] = useState('')
  const error = get(formState.errors, name) as { message?: unknown } | undefined

  useEffect(() => {
    if (!target) return
    const [place, what] = target
    const within = what === 'add' ? frame.current : frame.current?.querySelector(`[data-place="${place}"]`)
    within?.querySelector<HTMLElement>(what === 'field' ? 'input, textarea' : `[data-does="${what}"]`)?.focus()
    setTarget(undefined)
  }, [target])

  const change = (next: readonly unknown[], focus: Target, words: string) => {
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
    setTarget(focus)
    setAnnounced(words)
  }
  const nameOf = (place: number) => t(item, { number: place + 1 })
  const move = (from: number, to: number) => {
    const next = items.filter((_, place) => place !== from)
    next.splice(to, 0, items[from])
    change(
      next,
      [to, from > to ? 'up' : 'down'],
      t('site.list_moved', { name: nameOf(from), number: to + 1, count: items.length }),
    )
  }
  const remove = (place: number) => {
    const next = items.filter((_, at) => at !== place)
    const focus: Target = next.length === 0 ? [0, 'add'] : [Math.min(place, next.length - 1), 'field']
    change(next, focus, t('site.list_removed', { name: nameOf(place) }))
  }

  return (
    <fieldset ref={frame} className={styles.list}>
      <legend>{t(label)}</legend>
      <ol className={styles.items}>
        {items.map((_, place) => (
          // Items have no ids: fields stay at their position and change their values.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place} data-place={place}>
            <fieldset className={styles.item}>
              <legend>{nameOf(place)}</legend>
              <ItemTools
                name={nameOf(place).toLowerCase()}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                isNeeded={items.length <= least}
                onMove={(by) => move(place, place + by)}
                onRemove={() => remove(place)}
              />
              <Fields base={`${name}.${place}`} fields={fields} lang={lang} />
            </fieldset>
          </li>
        ))}
      </ol>
      {typeof error?.message === 'string' && <p className={fieldStyles.error}>{wireText(error.message)}</p>}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <Button
        data-does="add"
        tone="quiet"
        size="small"
        icon={<IconPlus size={18} aria-hidden="true" />}
        disabled={items.length >= most}
        onClick={() => change([...items, emptyItem(fields)], [items.length, 'field'], '')}
      >
        {t('site.list_add', { name: nameOf(items.length).toLowerCase() })}
      </Button>
    </fieldset>
  )
}

interface ItemToolsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  /** The list may not have fewer items. */
  isNeeded: boolean
  onMove(by: -1 | 1): void
  onRemove(): void
}

function ItemTools({ name, isFirst, isLast, isNeeded, onMove, onRemove }: ItemToolsProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <IconButton data-does="up" label={t('site.list_up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton data-does="down" label={t('site.list_down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={20} aria-hidden="true" />
      </IconButton>
      <IconButton deletes label={t('common.remove_named', { name })} disabled={isNeeded} onClick={onRemove}>
        <IconTrash size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
