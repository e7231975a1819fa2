import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSettled } from './use-settled.ts'

test('CVS-07 a value that changes again and again is taken once it stays', async () => {
  const taken: string[] = []
  const { rerender } = await renderHook(
    (value?: string) => {
      const settled = useSettled(value ?? '', 150)
      taken.push(settled)
      return settled
    },
    { initialProps: 'a' },
  )
  for (const value of ['b', 'c', 'd']) await rerender(value)
  await expect.poll(() => taken.at(-1)).toBe('d')
  expect(new Set(taken)).toEqual(new Set(['a', 'd']))
})
