import { useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { PersonTag } from '#domain/people/tags/tags.contract.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import { SearchSelect } from '../../../platform/forms/search-select.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useTagChoices } from '../tags.queries.ts'

interface Props {
  label: string
  /** The label is shown as the placeholder. */
  brief?: boolean
  /** Tags that are not offered. */
  without?: readonly PersonTag[]
  /** The field shows the chosen tag, and empties for the next one otherwise. */
  keeps?: boolean
  /** Called with the name of the chosen tag, and with an empty one when it is taken out again. */
  onName(name: string): void
}

/** The value of the option that creates a tag of this name. Each name has its own, because a field reports only values that differ. */
const creates = (name: string) => `new ${name}`

/** Offers existing tags by name, and the typed text as a new one. */
export function TagField({ label, brief = false, without = [], keeps = false, onName }: Props) {
  const t = useText()
  const { options, onSearch, busy, typed } = useTagChoices('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const offered = options.filter(({ value }) => !without.some(({ uuid }) => uuid === value))
  const known = [...options.map((option) => option.label), ...without.map((tag) => tag.name)]
  const isNew =
    typed !== '' && typed.length <= limits.tags.nameLength && !known.some((one) => withoutAccents(one) === withoutAccents(typed))
  return (
    <SearchSelect
      label={label}
      placeholder={brief ? label : t('tags.add_hint')}
      chosen={chosen}
      options={[...offered, ...(isNew ? [{ value: creates(typed), label: t('tags.create', { name: typed }) }] : [])]}
      empties={!keeps}
      keepsText
      {...{ busy, onSearch }}
      {...(!keeps && { onEnter: onName })}
      onChoose={(option) => {
        if (keeps) setChosen(option)
        if (option) onName(option.value === creates(typed) ? typed : option.label)
        else if (keeps) onName('')
      }}
    />
  )
}
