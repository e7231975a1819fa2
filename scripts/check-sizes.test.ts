import { expect, test } from 'vitest'
import { checkFiles } from './structure/check-files.ts'

test('long functions, many decisions and many props are reported; what stands alone counts alone', () => {
  const lines = (count: number) => '  step()\n'.repeat(count)
  const decisions = (count: number) => `  if (at) step()\n`.repeat(count)
  const props = (count: number) => Array.from({ length: count }, (_, at) => `p${at}: string`).join('; ')
  const { complaints } = checkFiles({
    'server/platform/long.ts': `export function long() {\n${lines(80)}}\n`,
    'server/platform/routes.ts': `export function routes() {\n  return [route(() => {\n${lines(70)}}), route(() => {\n${lines(70)}})]\n}\n`,
    'server/platform/makes.ts': `export function makes() {\n  const one = () => {\n${lines(70)}  }\n  return { one, two: () => {\n${lines(70)}  } }\n}\n`,
    'server/platform/decides.ts': `export function decides(at: number) {\n${decisions(16)}}\n`,
    'server/platform/table.ts': `export function table(at: number) {\n${'  if (at) return 1\n'.repeat(16)}}\n`,
    'web/platform/ui/few.tsx': `export interface Few { ${props(12)} }\nexport function Takes(_: Few) { return null }\n`,
    'web/platform/ui/many.tsx':
      "import type { Few } from './few.tsx'\ninterface Props extends Few { more: string }\nexport const Many = (_: Props) => null\nexport const Less = (_: Omit<Props, 'more'>) => null\n",
  })
  expect(complaints).toEqual([
    'server/platform/decides.ts:1  decides has 16 branches; at most 15. Give a decision a name of its own, or write a table.',
    'server/platform/long.ts:1  long has 82 lines; at most 80. Give a part of it a name of its own.',
    'web/platform/ui/many.tsx:3  Many has 13 props; at most 12. Let its users put parts together as children.',
  ])
})
