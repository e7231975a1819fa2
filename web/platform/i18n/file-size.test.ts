import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [4_194_304, 'es', '4,0\u00a0MB'],
  [4_194_304, 'en', '4.0\u00a0MB'],
  [1_048_576, 'es', '1,0\u00a0MB'],
  [1_048_577, 'es', '1,1\u00a0MB'],
  [1_048_575, 'es', '0,99\u00a0MB'],
  [30_000, 'en', '0.02\u00a0MB'],
  [0, 'es', '0\u00a0MB'],
  [0, 'en', '0\u00a0MB'],
  [1, 'es', '0,01\u00a0MB'],
  [1, 'en', '0.01\u00a0MB'],
  [999 * 1024, 'es', '0,97\u00a0MB'],
  [999 * 1024, 'en', '0.97\u00a0MB'],
  [1_048_576, 'en', '1.0\u00a0MB'],
  [107_374_182_400, 'es', '100,0\u00a0GB'],
  [107_374_182_400, 'en', '100.0\u00a0GB'],
  [1_073_741_823, 'es', '1.024,0\u00a0MB'],
  [1_073_741_823, 'en', '1,024.0\u00a0MB'],
] as const)('REG-05 a file of %d bytes is shown in %s as %s', (bytes, language, shown) => {
  expect(fileSize(bytes, language)).toBe(shown)
})
