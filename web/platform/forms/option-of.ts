import type { Language } from '#domain/kernel/languages.ts'
import type { Option } from './choice-fields.tsx'

interface Named {
  readonly uuid: string
  readonly name: string
  /** The language of the name; none for a name that is the same in both. */
  readonly language?: Language | null
}

/** The option for a record, named in the language of its name. */
export const optionOf = ({ uuid, name, language }: Named): Option => ({
  value: uuid,
  label: name,
  ...(language && { lang: language }),
})
