import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openOutput } from './log-output.ts'

/** A log whose disk is full until `empty` is called. */
function fullLog() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-log-'))
  const file = path.join(folder, 'out.log')
  const fd = openSync(file, 'a')
  const real = fs.write
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const spy = vi.spyOn(fs, 'write').mockImplementation(((...words: Parameters<typeof real>) => {
    if (words[0] === fd) setImmediate(() => (words.at(-1) as unknown as (error: Error) => void)(full))
    else real(...words)
  }) as typeof fs.write)
  onTestFinished(() => {
    spy.mockRestore()
    closeSync(fd)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    output: openOutput(fd, 20),
    lines: () => readFileSync(file, 'utf8').split('\n').filter(Boolean),
    empty: () => spy.mockRestore(),
  }
}
const line = (number: number, text = '') => `${JSON.stringify({ number, text })}\n`

test('FLT-01 a log on a full disk ends no process, and its lines are written when there is room', async () => {
  const { output, lines, empty } = fullLog()
  for (let number = 1; number <= 3; number += 1) {
    output.write(line(number))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(lines()).toEqual([])
  empty()
  await expect.poll(lines).toEqual([1, 2, 3].map((number) => line(number).trim()))
})

test('FLT-01 lines that wait for room fill no memory, and the log says how many were lost', async () => {
  const { output, lines, empty } = fullLog()
  for (let number = 0; number < 300; number += 1) output.write(line(number, 'x'.repeat(10_000)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  empty()
  await expect.poll(() => lines().at(-1)).toContain('lines of the log were lost')
  const entries = lines().map((one) => JSON.parse(one) as { lost?: number })
  expect(entries.at(-1)!.lost! + entries.length - 1).toBe(300)
  expect(entries.length).toBeGreaterThan(90)
})
