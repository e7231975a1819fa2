import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ComponentProps, type KeyboardEvent, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { localeOf } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { IconButton } from '../ui/button.tsx'
import type { Option } from './choice-fields.tsx'
import field from './field.module.css'
import list from './multi-select-field.module.css'
import styles from './search-select.module.css'

interface Props {
  label: string
  placeholder?: string
  chosen: Option | null
  /** Options that match the typed text, best first. */
  options: readonly Option[]
  busy: boolean
  onSearch(text: string): void
  onChoose(option: Option | null): void
  /** The field collects several values outside itself, so a choice empties it. */
  empties?: boolean
  /** Typed text can become a value, so it stays in the field when the focus leaves. */
  keepsText?: boolean
  /** Called with the typed text when Enter is pressed while no option has the focus. */
  onEnter?(text: string): void
}

/** One option of a list that is too long to show: it asks the server 200 ms after the last key. Behind the login only. */
export function SearchSelect({ label, placeholder, chosen, options, busy, onSearch, onChoose, ...typing }: Props) {
  const { empties = false, keepsText = false, onEnter } = typing
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const [text, setText] = useTypedText(chosen, onSearch)
  // The list must be inside the native dialog, which covers everything else.
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  // A new box for the next value: the list of this one closes only with another value.
  const input = useRef<HTMLInputElement>(null)
  const [round, nextRound] = useRounds(input)
  const empty = () => {
    setText('')
    nextRound()
  }

  const clear = () => {
    setText('')
    onChoose(null)
  }

  /** Shows the chosen value again. Without one, the field empties once the focus has left; until then the person is still searching. */
  const showChosen = () => {
    if (chosen) setText(chosen.label)
    else if (document.activeElement !== input.current && !keepsText) setText('')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!takesText(event) || !onEnter || text.trim() === '') return
    onEnter(text.trim())
    empty()
  }

  const items = chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options
  const choose = (value: string | number | null) => {
    // ComboBox leaves the text to this field, and reports the same value when it should show it again.
    if (value === (chosen?.value ?? null)) return showChosen()
    const option = items.find((one) => one.value === value)
    if (!option) return
    empties ? empty() : setText(option.label)
    onChoose(option)
  }
  return (
    <I18nProvider locale={localeOf[language]}>
      <ComboBox
        key={round}
        className={styles.select ?? ''}
        value={chosen?.value ?? null}
        onChange={choose}
        inputValue={text}
        onInputChange={setText}
        items={items}
        allowsEmptyCollection
        // Text that this field sets itself, such as a label that arrives, must not open the list.
        menuTrigger="manual"
        // Enter takes the text as it is.
        allowsCustomValue={onEnter !== undefined}
        aria-labelledby={`${id}-label`}
      >
        <label id={`${id}-label`} htmlFor={id} className={field.label}>
          {label}
        </label>
        <div className={list.box} ref={(box) => setDialog(box?.closest('dialog') ?? null)}>
          <OpeningInput
            ref={input}
            id={id}
            className={field.control ?? ''}
            placeholder={placeholder ?? ''}
            maxLength={limits.text.line}
            {...(chosen?.label === text && { lang: chosen.lang })}
            onKeyDown={onKeyDown}
          />
          <BoxButton chosen={chosen} onClear={clear} />
        </div>
        <Options dialog={dialog} isEmpty={t(busy ? 'common.loading' : 'common.no_results')} />
      </ComboBox>
    </I18nProvider>
  )
}

/** The input of a box, which opens the list when a person types. */
function OpeningInput(props: ComponentProps<typeof Input>) {
  const box = useContext(ComboBoxStateContext)
  return <Input {...props} onInput={() => box?.open(null, 'input')} />
}

function Options({ dialog, isEmpty }: { dialog: HTMLDialogElement | null; isEmpty: string }) {
  return (
    <Popover className={list.popover ?? ''} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
      <ListBox<Option> className={list.list ?? ''} renderEmptyState={() => isEmpty}>
        {({ value, label: text, lang }) => (
          <ListBoxItem id={value} textValue={text} className={`${list.option} ${styles.option}`}>
            <span lang={lang}>{text}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

/** Clears the chosen value, or opens the list. */
function BoxButton({ chosen, onClear }: { chosen: Option | null; onClear(): void }) {
  const t = useText()
  return chosen ? (
    <IconButton className={styles.clear} data-clears label={t('common.remove_named', { name: chosen.label })} onClick={onClear}>
      <IconX size={18} aria-hidden="true" />
    </IconButton>
  ) : (
    <Button className={list.open ?? ''}>
      <IconChevronDown size={20} aria-hidden="true" />
    </Button>
  )
}

/** The typed text, which begins with the label of the chosen value, and searches 200 ms after the last key. */
function useTypedText(chosen: Option | null, onSearch: (text: string) => void) {
  const [text, setText] = useState(chosen?.label ?? '')

  // The label of the value in the address arrives later; the history and a cleared filter change it too.
  useEffect(() => setText(chosen?.label ?? ''), [chosen?.label])

  const wanted = text.trim() === chosen?.label ? '' : text.trim()
  useEffect(() => {
    const timer = setTimeout(() => onSearch(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [wanted, onSearch])
  return [text, setText] as const
}

/** Counts the boxes; each after the first takes the focus. */
function useRounds(input: RefObject<HTMLInputElement | null>) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) input.current?.focus()
  }, [round, input])
  return [round, () => setRound((before) => before + 1)] as const
}

/** Whether a key takes the typed text: Enter on no option. Neither it nor the Escape that shuts the list goes on to the form or the dialog. */
function takesText(event: KeyboardEvent<HTMLInputElement>): boolean {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) event.preventDefault()
  return event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant')
}
