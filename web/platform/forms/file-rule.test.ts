import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { fileError, unfinishedFile, withExtension } from './file-rule.ts'

const rule = { required: 'portfolio.error.file_required', kinds: ['pdf', 'docx'] }
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)

test('REG-05 an empty file is refused at once', () => {
  expect(fileError(file('cv.pdf', 0), rule)).toBe('portfolio.error.file_empty')
})

test.each([
  ['document:1000', 'application/pdf', 'document-1000.pdf'],
  ['image', 'image/jpeg', 'image.jpg'],
  ['cv.PDF', 'application/pdf', 'cv.PDF'],
  ['notes', 'text/plain', 'notes'],
])('REG-05 %s of the type %s is chosen as %s', (name, type, chosen) => {
  expect(withExtension(new File(['x'], name, { type })).name).toBe(chosen)
})

test('REG-05 a file is required, below the limit and with a known extension', () => {
  expect(fileError(undefined, rule)).toBe('portfolio.error.file_required')
  expect(fileError(undefined, { kinds: ['pdf'] })).toBeUndefined()
  expect(fileError(file('cv.PDF', limits.upload.bytes - 1), rule)).toBeUndefined()
  expect(fileError(file('cv.pdf', limits.upload.bytes), rule)).toBe('portfolio.error.cv_limit')
  expect(fileError(file('cv.exe', 1), rule)).toBe('portfolio.error.file_kind')
  expect(fileError(file('foto.HEIC', limits.upload.bytes), rule)).toBe('portfolio.error.file_photo')
  expect(fileError(file('cv.rtf', 1), rule)).toBe('portfolio.error.file_rtf')
  expect(fileError(unfinishedFile, rule)).toBe('common.file_unfinished')
  expect(fileError(file('foto.jfif', 1), { kinds: ['jpg'] })).toBeUndefined()
})
