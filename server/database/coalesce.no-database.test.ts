import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('ADR-0014: calls during a read share the next read, and a failure reaches only its own callers', async () => {
  const begun: PromiseWithResolvers<number>[] = []
  const read = coalesce(() => {
    const one = Promise.withResolvers<number>()
    begun.push(one)
    return one.promise
  })
  const first = read()
  await Promise.resolve()
  const [second, third] = [read(), read()]
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
})
