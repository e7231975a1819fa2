import { expect, test } from 'vitest'
import { previewHtml, previewLine, shownValues } from './preview-text.ts'

const labels = { date: 'Fecha', from: 'Desde' }
const values = { job: '<b>Cocina</b>', date: '', from: '09:30' }
const texts = { subject: 'Ven a {{job}}', title: 'El {{ date }}', message: '<p>El {{date}} a las {{from}}, {{unknown}}</p>' }

test('NTF-01 INJ-05 a preview marks unknown values with their label, and every value is text', () => {
  expect(previewHtml(texts, shownValues(values, labels))).toBe(
    '<p><strong>Ven a &lt;b&gt;Cocina&lt;/b&gt;</strong></p><h3>El <mark>[Fecha]</mark></h3>' +
      '<p>El <mark>[Fecha]</mark> a las 09:30, {{unknown}}</p>',
  )
})

test('NTF-01 a line shows unknown values as their label in brackets', () => {
  expect(previewLine('{{job}}: {{date}} {{from}}', shownValues(values, labels))).toBe('<b>Cocina</b>: [Fecha] 09:30')
})
