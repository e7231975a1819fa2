import { expect, test } from 'vitest'
import { runEach } from './run-each.ts'

test('SPEC-54, SPEC-67: one failure does not stop the rest and is reported with its cause', async () => {
  const done: string[] = []
  const act = async (thing: string) => {
    if (thing.startsWith('bad')) throw new Error(`${thing} breaks`)
    done.push(thing)
  }
  const all = runEach(['bad one', 'good', 'bad other', 'better'], (thing) => `thing ${thing}`, act)
  await expect(all).rejects.toMatchObject({
    message: '2 of 4 failed',
    errors: [
      { message: 'thing bad one', cause: { message: 'bad one breaks' } },
      { message: 'thing bad other', cause: { message: 'bad other breaks' } },
    ],
  })
  expect(done).toEqual(['good', 'better'])
  await runEach([], String, act)
})
