import { expect, test } from 'vitest'
import { completionWords } from './completion-words.rules.ts'

const nothing = {
  fields: [],
  tags: 0,
  skills: 0,
  notes: 0,
  cv: false,
  keeps_cv: false,
  withheld: [],
  consent: false,
  no_contact: false,
}
const words = (of: Partial<Parameters<typeof completionWords>[0]>) =>
  completionWords(
    { ...nothing, ...of },
    (key) => key.replace('imports.completes.', ''),
    (names) => names.join(' '),
  )

test('INT-13 a completion is not called nothing beside what only a note has', () => {
  expect(words({})).toBe('Nothing')
  expect(words({ keeps_cv: true })).toBe('Nothing; keeps_cv')
  expect(words({ withheld: ['phone'] })).toBe('To_note')
  expect(words({ withheld: ['cv'] })).toBe('No_cv_yet')
})

test('INT-13 a person who keeps their CV is not asked to have it imported again', () => {
  expect(words({ withheld: ['phone', 'cv'], keeps_cv: true })).toBe('To_note; keeps_cv')
})
