import { Fragment, type ReactNode } from 'react'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from './language.tsx'
import type { TextKey } from './translate.ts'

/**
 * A text in its own language, which may differ from the page's (WCAG 3.1.2): names and texts of vacancies, questions, e-mails. Names of
 * skills, clients and people have no known language and are shown without it. Attributes such as `aria-label` or `title`, and the title of
 * a document, cannot mark a part's language.
 */
export function TextIn({ language, children }: { language: Language | null | undefined; children: ReactNode }) {
  return <span lang={language ?? undefined}>{children}</span>
}

const mark = '\u0000'

/** A text of the catalog with elements as values, such as a name in another language. */
export function TextWith({ text, values }: { text: TextKey; values: Readonly<Record<string, ReactNode>> }) {
  const t = useText()
  const marked = Object.fromEntries(Object.keys(values).map((name) => [name, mark + name + mark]))
  return t(text, marked)
    .split(mark)
    .map((part, place) => (
      // Every second part is the name of a value.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places.
      <Fragment key={place}>{place % 2 === 1 ? values[part] : part}</Fragment>
    ))
}

interface Naming {
  text: TextKey
  /** The value of `{{name}}` or `{{job}}`. */
  name: string
  language: Language
}

/** A text of the catalog with a name in its own language. */
export function TextNaming({ text, name, language }: Naming) {
  const named = <TextIn language={language}>{name}</TextIn>
  return <TextWith text={text} values={{ name: named, job: named }} />
}
