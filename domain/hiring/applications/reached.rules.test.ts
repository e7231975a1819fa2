import { expect, test } from 'vitest'
import { reachedMessage } from './reached.rules.ts'

test.each([
  ['apply', false, 'applications.stage.apply'],
  ['apply', true, 'applications.included'],
  ['makeTest', true, 'applications.stage.makeTest'],
] as const)('APP-03 the stage %s, added by staff: %s, is named by %s', (stage, added, message) => {
  expect(reachedMessage(stage, added)).toBe(message)
})
