import { expect, test } from 'vitest'
import { factorCode, plainCode } from '../../kernel/factor-code.ts'
import { isAppCode, shownKey, shownRecoveryCode } from './second-factor.rules.ts'

test.each([
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['ABCDE-FGHJK', 'abcdefghjk'],
  ['abcde‑fghjk', 'abcdefghjk'],
  ['abcde fghjk.', 'abcdefghjk'],
])('MFA-01 a code is compared without the spaces, hyphens and capitals of %j', (typed, compared) => {
  expect(plainCode(typed)).toBe(compared)
})

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['abcdefghjk', false],
  ['٣٤٥٦٧٨', false],
])('MFA-01 only six digits can be a code of an app: %s', (code, expected) => {
  expect(isAppCode(code)).toBe(expected)
})

test('MFA-01 keys are shown in groups of four, recovery codes in two halves', () => {
  expect(shownKey('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(shownRecoveryCode('abcdefghjk')).toBe('abcde-fghjk')
})

test('MFA-01 an empty code and one of signs alone are missing', () => {
  for (const text of ['', ' ', '---'])
    expect(factorCode.safeParse(text).error?.issues[0]?.message).toBe('second_factor.error.code_required')
})
