import { expect, test } from 'vitest'
import { sharedAsking } from './shared-asking.ts'

test('ADR-0034: who asks while an answer is on its way shares the next one, and a failure is only theirs who waited for it', async () => {
  const begun: PromiseWithResolvers<number>[] = []
  const ask = sharedAsking(() => {
    const one = Promise.withResolvers<number>()
    begun.push(one)
    return one.promise
  })
  const first = ask()
  await Promise.resolve()
  const [second, third] = [ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
})
