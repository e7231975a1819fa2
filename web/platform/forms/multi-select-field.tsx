import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { useController } from 'react-hook-form'
import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { Option } from './choice-fields.tsx'
import field from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import styles from './multi-select-field.module.css'
import { useField } from './use-field.ts'

const row = { rowHeight: 44 }

/** Several options of a list that may be long: found by typing, shown below as removable tags. Behind the login only. */
export function MultiSelectField({ name, label, hint, optional, options }: FieldProps & { options: readonly Option[] }) {
  const { control, attributes, error, id } = useField(name, { hint, optional })
  const { field: controlled } = useController({ name, control })
  const t = useText()
  const { language } = useLanguage()
  // The list must be inside the native dialog, which covers everything else.
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const written = JSON.stringify(controlled.value ?? [])
  // The same array for the same choices: the combo box forgets what is typed when it gets another one.
  const chosen = useMemo(() => JSON.parse(written) as readonly string[], [written])
  const tags = options.filter(({ value }) => chosen.includes(value))
  const remove = (values: ReadonlySet<unknown>) => controlled.onChange(chosen.filter((value) => !values.has(value)))

  return (
    <I18nProvider locale={localeOf[language]}>
      <FieldFrame {...{ id, label, hint, optional, error }}>
        <ComboBox
          selectionMode="multiple"
          value={chosen}
          onChange={controlled.onChange}
          onBlur={controlled.onBlur}
          defaultItems={options}
          allowsEmptyCollection
          isInvalid={error !== undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={attributes['aria-describedby']}
        >
          <div className={styles.box} ref={(box) => setDialog(box?.closest('dialog') ?? null)}>
            <Input
              id={id}
              ref={controlled.ref}
              aria-required={attributes.required}
              className={field.control ?? ''}
              placeholder={t('common.select_many')}
              // Enter chooses an option and does not submit the form; Escape closes the list and not the dialog.
              onKeyDown={(event) => {
                const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
                if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) event.preventDefault()
              }}
            />
            <Button className={styles.open ?? ''}>
              <IconChevronDown size={20} aria-hidden="true" />
            </Button>
          </div>
          <Popover className={styles.popover ?? ''} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
            <Virtualizer layout={ListLayout} layoutOptions={row}>
              <ListBox<Option> className={styles.list ?? ''} renderEmptyState={() => t('common.no_results')}>
                {({ value, label }) => (
                  <ListBoxItem id={value} textValue={label} className={styles.option ?? ''}>
                    {label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Virtualizer>
          </Popover>
        </ComboBox>
        <TagGroup aria-label={t('common.selected', { count: tags.length })} onRemove={remove}>
          <TagList items={tags.map(({ value, label }) => ({ id: value, label }))} className={styles.tags ?? ''}>
            {({ label }) => (
              <Tag textValue={label} className={styles.tag ?? ''}>
                {label}
                {/* React Aria appends the tag to the name of this button. */}
                <Button slot="remove" className={styles.remove ?? ''} aria-label={t('common.remove')}>
                  <IconX size={16} aria-hidden="true" />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      </FieldFrame>
    </I18nProvider>
  )
}
