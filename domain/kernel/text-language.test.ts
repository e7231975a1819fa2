import { expect, test } from 'vitest'
import { languageOfText } from './text-language.ts'

test.each([
  ['Contadora pública con diez años de experiencia en el sector de la construcción.', 'es'],
  ['Public accountant with ten years of experience in the construction business.', 'en'],
  ['CONTADORA EN LA EMPRESA DEL SUR', 'es'],
  ['HEAD OF ACCOUNTING AT THE COMPANY', 'en'],
  ['Frontend developer en el equipo de pagos, con React, Node.js y Continuous Integration.', 'es'],
  ['Developer of the payments team in Bogotá, Ibagué and Medellín, with Siigo and Contaí.', 'en'],
  ['Java, Python, SQL, Kubernetes', 'es'],
  ['2019–2024 · 300 555 0101', 'es'],
  ['', 'es'],
  ['la the', 'es'],
])('CVS-02 the language of a text has more of its frequent words: %j is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
