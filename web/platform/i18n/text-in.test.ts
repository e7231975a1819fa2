import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadLanguage } from './catalog.ts'
import { LanguageContext } from './language.tsx'
import { TextNaming } from './text-in.tsx'

await loadLanguage('es')
const state = { language: 'es', changeLanguage: async () => true } as const
const rendered = (name: string) =>
  renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: state },
      createElement(TextNaming, { text: 'vacancies.view_details_of', name, language: 'en' }),
    ),
  )

test.each([
  ['Quality engineer', 'Ver detalles de <span lang="en">Quality engineer</span>'],
  // What a name holds is text, whatever it looks like.
  ['{{name}} <b>$&</b>', 'Ver detalles de <span lang="en">{{name}} &lt;b&gt;$&amp;&lt;/b&gt;</span>'],
])('SHR-04 a name in a sentence carries the language that it was written in: %s', (name, markup) => {
  expect(rendered(name)).toBe(markup)
})
