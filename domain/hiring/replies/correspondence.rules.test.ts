import { expect, test } from 'vitest'
import { subjectOfAnswer, threadOf } from './correspondence.rules.ts'

test.each([
  ['Tu entrevista', 'Re: Tu entrevista'],
  ['Re: Tu entrevista', 'Re: Tu entrevista'],
  ['RE: Fwd: RV: Tu entrevista', 'Re: Tu entrevista'],
  ['Re[2]: Tu entrevista', 'Re: Tu entrevista'],
  ['Reunión: mañana', 'Re: Reunión: mañana'],
  ['', 'Re:'],
  ['x'.repeat(300), `Re: ${'x'.repeat(196)}`],
])('EML-03 the answer to "%s" has one Re:', (subject, answer) => {
  expect(subjectOfAnswer(subject)).toBe(answer)
})

test('EML-03 a conversation names each message once, and no malformed one', () => {
  expect(threadOf(['<a@x>', null, '<b@x>', '<a@x>', '<no>', 'b@x', '<c@x>\r\nBcc: <d@x>', undefined])).toEqual(['<a@x>', '<b@x>'])
})

test('EML-03 a long conversation keeps its first message and the latest ones', () => {
  const ids = Array.from({ length: 50 }, (_, at) => `<m${at}@x>`)
  const kept = threadOf(ids)
  expect(kept).toHaveLength(20)
  expect([kept[0], kept[1], kept.at(-1)]).toEqual(['<m0@x>', '<m31@x>', '<m49@x>'])
})
