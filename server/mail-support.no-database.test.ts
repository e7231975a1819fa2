import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { languages } from '#domain/kernel/languages.ts'
import { mails } from './mails.ts'

/** Supported by Gmail and Outlook in all their forms (data of caniemail.com, November 2026), some only with the usual values. */
const elements =
  'html head meta title style body table tr th td p h1 h2 h3 h4 div span a img br strong em b i u s ul ol li blockquote'.split(
    ' ',
  )
const properties = [
  ...['margin', 'margin-top', 'padding', 'background-color', 'color', 'border', 'border-top', 'width', 'height', 'max-width'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'text-align', 'text-decoration', 'vertical-align', 'display'],
]
/** Ignored by some; there the e-mail has square corners, wider lines, or a logo of its own size below the height of its attribute. */
const enhancements = ['border-radius', 'word-break', 'max-height', 'mso-padding-alt']

const site = { name: 'Agencia', url: 'https://cantera.test', logo: 'https://cantera.test/logo/1', colour: '#1f6f54' }
const samples = Object.entries(mails).flatMap(([name, { mail }]) =>
  languages.flatMap((language) =>
    Object.entries(mail.previews({ language, site })).map(
      ([sample, { html }]) => [`${name}.${sample}.${language}`, html] as const,
    ),
  ),
)

/** The names of the elements and of the inline properties that an e-mail uses. */
function usedIn(html: string) {
  const used = { elements: new Set<string>(), properties: new Set<string>() }
  const parser = new Parser({
    onopentag(element, { style = '' }) {
      used.elements.add(element)
      for (const declaration of style.split(';')) {
        const property = declaration.split(':')[0]?.trim()
        if (property) used.properties.add(property)
      }
    },
  })
  parser.end(html)
  return { elements: [...used.elements], properties: [...used.properties] }
}

test('MAIL-04 e-mails use only elements and properties that Gmail and Outlook support', () => {
  expect(samples.length).toBeGreaterThan(40)
  for (const [name, html] of samples) {
    const used = usedIn(html)
    expect(
      used.elements.filter((one) => !elements.includes(one)),
      name,
    ).toEqual([])
    expect(
      used.properties.filter((one) => !properties.includes(one) && !enhancements.includes(one)),
      name,
    ).toEqual([])
    // Gmail drops a style element that contains an image, and cuts an e-mail above 102 kB.
    expect(/<style>[^<]*url\(/.test(html), name).toBe(false)
    expect(Buffer.byteLength(html), name).toBeLessThan(102_000)
  }
})

test('MAIL-04 head and buttons have the company’s colour, and a logo stands without the name', () => {
  // A letter of a colleague has no frame.
  for (const [name, html] of samples.filter(([one]) => !/^(?:answer|client-message)\./.test(one))) {
    expect(html.split('bgcolor="#1f6f54"').length, name).toBe(3)
    expect(html, name).toContain('<img src="https://cantera.test/logo/1" alt="Agencia"')
    expect(html, name).not.toMatch(/<img[^>]*>\s*Agencia/)
  }
})
