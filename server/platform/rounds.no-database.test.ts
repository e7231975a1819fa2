import { expect, test } from 'vitest'
import { eachByItself } from './rounds.ts'

test('SPEC-54, SPEC-67: what fails holds up nothing behind it, and is named at the end with its cause', async () => {
  const done: string[] = []
  const act = async (thing: string) => {
    if (thing.startsWith('bad')) throw new Error(`${thing} breaks`)
    done.push(thing)
  }
  const all = eachByItself(['bad one', 'good', 'bad other', 'better'], (thing) => `thing ${thing}`, act)
  await expect(all).rejects.toMatchObject({
    message: '2 of 4 failed',
    errors: [
      { message: 'thing bad one', cause: { message: 'bad one breaks' } },
      { message: 'thing bad other', cause: { message: 'bad other breaks' } },
    ],
  })
  expect(done).toEqual(['good', 'better'])
  await eachByItself([], String, act)
})
