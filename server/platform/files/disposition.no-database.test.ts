import { expect, test } from 'vitest'
import { fileStem } from './disposition.ts'

test('JOB-04 a file name made of a title is cut between characters', () => {
  const stem = fileStem(`a${'𠀀'.repeat(90)}`, 'vacancy')
  expect([...stem]).toHaveLength(80)
  expect(stem.isWellFormed()).toBe(true)
})
