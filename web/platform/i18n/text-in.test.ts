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
      createElement(TextNaming, { text: 'vacancies.apply_to', name, language: 'en' }),
    ),
  )

test.each([
  ['Quality engineer', 'Postularme a <span lang="en">Quality engineer</span>'],
  // A value is text, even when it resembles markup or a variable.
  ['{{name}} <b>$&</b>', 'Postularme a <span lang="en">{{name}} &lt;b&gt;$&amp;&lt;/b&gt;</span>'],
])('SHR-04 a name in a sentence has the language attribute of its own language: %s', (name, markup) => {
  expect(rendered(name)).toBe(markup)
})
