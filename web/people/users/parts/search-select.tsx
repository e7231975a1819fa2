import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { localeOf } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import list from '../../../platform/forms/multi-select-field.module.css'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
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
}

/** One option of a list that is too long to show: it asks the server 200 ms after the last key. Behind the login only. */
export function SearchSelect({ label, placeholder, chosen, options, busy, onSearch, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const [text, setText] = useState(chosen?.label ?? '')
  // The list must be inside the native dialog, which covers everything else.
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  // The label of the value in the address arrives later; the history and a cleared filter change it too.
  useEffect(() => setText(chosen?.label ?? ''), [chosen?.label])

  const wanted = text.trim() === chosen?.label ? '' : text.trim()
  useEffect(() => {
    const timer = setTimeout(() => onSearch(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [wanted, onSearch])

  const items = chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options
  return (
    <I18nProvider locale={localeOf[language]}>
      <ComboBox
        className={styles.select ?? ''}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const option = items.find((one) => one.value === value)
          if (!option) return
          setText(option.label)
          onChoose(option)
        }}
        inputValue={text}
        onInputChange={setText}
        items={items}
        allowsEmptyCollection
        aria-labelledby={`${id}-label`}
      >
        <label id={`${id}-label`} htmlFor={id} className={field.label}>
          {label}
        </label>
        <div className={list.box} ref={(box) => setDialog(box?.closest('dialog') ?? null)}>
          <Input
            id={id}
            className={field.control ?? ''}
            placeholder={placeholder ?? ''}
            maxLength={limits.text.line}
            {...(chosen?.label === text && { lang: chosen.lang })}
            onKeyDown={(event) => {
              const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
              if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) event.preventDefault()
            }}
          />
          {chosen ? (
            <IconButton
              className={styles.clear}
              label={t('common.remove_named', { name: chosen.label })}
              onClick={() => {
                setText('')
                onChoose(null)
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          ) : (
            <Button className={list.open ?? ''}>
              <IconChevronDown size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
        <Popover className={list.popover ?? ''} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
          <ListBox<Option> className={list.list ?? ''} renderEmptyState={() => t(busy ? 'common.loading' : 'common.no_results')}>
            {({ value, label: text, lang }) => (
              <ListBoxItem id={value} textValue={text} className={`${list.option} ${styles.option}`}>
                <span lang={lang}>{text}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
