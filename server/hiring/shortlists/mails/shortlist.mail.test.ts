import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { shortlistMail } from './shortlist.mail.ts'

test.each([
  ['es', '3 perfiles para Analista de datos', '1 perfil para Analista de datos', 'Te pediremos el código'],
  ['en', '3 profiles for Data analyst', '1 profile for Data analyst', 'We’ll ask for the code'],
] as const)(
  'CLT-02 MAIL-02: the e-mail of a shortlist in %s leads to its link, in the words of the recruiter',
  (language, three, one, code) => {
    const { usual, written } = readSamples(shortlistMail, language)
    expect([usual?.subject, written?.subject]).toEqual([three, one])
    for (const mail of [usual, written]) expect(mail?.link).toBe(`https://cantera.test/shortlist/c.sample?lang=${language}`)
    expect(written?.plain).toContain({ es: 'Aquí van los perfiles.', en: 'Here are the profiles.' }[language])
    expect([usual?.plain.includes(code), written?.plain.includes(code)]).toEqual([false, true])
  },
)
