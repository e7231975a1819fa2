import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { languages } from '#domain/kernel/languages.ts'
import { mailKinds } from '#domain/mail-kinds.ts'
import { mails } from './mails.ts'
import { readSamples } from './testing/mails.ts'

const listed = Object.entries(mails)
const cwd = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('*/*/mails/*.mail.ts', { cwd })

test('MAIL-02 every e-mail has one file and one line in the table', () => {
  expect(Object.keys(mails).sort()).toEqual(files.map((file) => basename(file, '.mail.ts')).sort())
})

test('MAIL-02 every kind of e-mail has one file; the kind of stages also has the invitation to an interview', () => {
  const kinds = listed.map(([, { mail }]) => mail.kind)
  expect(kinds.sort()).toEqual([...Object.keys(mailKinds), 'stage'].sort())
})

test.each(listed.flatMap(([name, { mail }]) => languages.map((language) => [name, language, mail] as const)))(
  'MAIL-02 the e-mail %s in %s has no unfilled placeholder and the same link in both parts',
  (_name, language, mail) => {
    const samples = Object.values(readSamples(mail, language))
    expect(samples.length).toBeGreaterThan(0)
    for (const { subject, html, link } of samples) {
      expect(subject).not.toBe('')
      // The writer of own words chooses no language.
      const isOwnWords = mail.kind === 'answer' || mail.kind === 'client_message'
      expect(html).toContain(isOwnWords ? '<html>' : `<html lang="${language}">`)
      // The words of a colleague have no button.
      if (!isOwnWords) expect(link).toContain(`lang=${language}`)
    }
  },
)
