import { expect, test } from 'vitest'
import { pdfOfPictures, pdfOverhead } from './picture-pdf.ts'

const latin = new TextDecoder('latin1')
const picture = (width: number, height: number, byte: number) => ({ jpeg: new Uint8Array(500).fill(byte), width, height })

test('REG-08 a PDF of pictures has a page of the shape of each, in order, and keeps their bytes', () => {
  const text = latin.decode(pdfOfPictures([picture(1000, 2000, 65), picture(2000, 1000, 66)]))
  expect(text).toMatch(/^%PDF-1\.4\n/)
  expect(text).toContain('/Count 2')
  expect([...text.matchAll(/\/MediaBox \[(.*?)\]/g)].map(([, box]) => box)).toEqual(['0 0 421.00 842.00', '0 0 842.00 421.00'])
  expect(text.indexOf('A'.repeat(500))).toBeLessThan(text.indexOf('B'.repeat(500)))
  expect(text).toMatch(/%%EOF\n$/)
})

test('REG-08 the table of a PDF of pictures names where each object begins', () => {
  const text = latin.decode(pdfOfPictures([picture(3, 4, 0), picture(3, 4, 255), picture(3, 4, 10)]))
  const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
  const [head, first, ...entries] = text.slice(at).split('trailer')[0]!.trim().split('\n').slice(1)
  expect([text.slice(at, at + 4), head, first?.trim()]).toEqual(['xref', '0 12', '0000000000 65535 f'])
  expect(entries).toHaveLength(11)
  for (const [index, entry] of entries.entries()) {
    const start = Number(entry.slice(0, 10))
    expect(text.slice(start, start + 10)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  }
})

test.each([1, 8])('REG-08 what surrounds the pictures of %s pages stays below what is reserved for it', (pages) => {
  const whole = pdfOfPictures(Array.from({ length: pages }, () => picture(3000, 2250, 1)))
  expect(whole.length - pages * 500).toBeLessThan(pdfOverhead(pages))
})
