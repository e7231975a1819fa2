import { expect, test } from 'vitest'
import { composeStageMail } from './views/stage-mail.ts'

test.each([
  ['apply', 'es', '/profile/Dashboard', 'Ver mi postulación'],
  ['makeTest', 'es', '/profile/skills', 'Ir a mis habilidades'],
  ['firstInterview', 'en', '/profile/Dashboard', 'See my application'],
  ['secondInterview', 'es', '/profile/Dashboard', 'Ver mi postulación'],
  ['approved', 'en', '/profile/Dashboard', 'See my application'],
  ['reject', 'en', '/jobs', 'See other jobs'],
] as const)('MAIL-02 the e-mail of the stage %s in %s links to %s in both parts', (stage, language, path, label) => {
  const { html, plain } = composeStageMail({
    ...{ stage, language, applicant: 'Ana', job: 'Analista' },
    template: { subject: 'S', title: 'T', messageHtml: '<p>Uno</p>' },
    site: { name: 'Cantera', url: 'https://cantera.test', logo: null },
  })
  const url = `https://cantera.test${path}?lang=${language}`
  const [, shown] = html.split(`<a href="${url}"`)
  expect(shown).toMatch(new RegExp(`^[^>]*>${label}</a>`))
  expect(plain).toContain(`${label}: ${url}`)
})
