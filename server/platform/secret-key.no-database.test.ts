import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSecretKey } from './secret-key.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-key-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})
const readKey = () => readSecretKey({ dataDir, secretKey: undefined })
const keyFile = () => path.join(dataDir, 'secret.key')

test('FLT-01 the generated key is the same for every process and start', async () => {
  const keys = await Promise.all([readKey(), readKey()])
  expect(new Set([...keys, await readKey(), readFileSync(keyFile(), 'utf8')]).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{64}$/)
})

test('FLT-01 a full disk at the first start leaves no empty key', async () => {
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  vi.spyOn(prototype, 'writeFile').mockRejectedValueOnce(full)
  await expect(readKey()).rejects.toThrow(`The data folder ${dataDir} cannot be written (ENOSPC`)
  expect(readdirSync(dataDir)).toEqual([])
  expect(await readKey()).toMatch(/^[\w-]{64}$/)
})

test('FLT-01 an empty key is refused with a sentence: anybody could forge what it signs', async () => {
  writeFileSync(keyFile(), '')
  await expect(readKey()).rejects.toThrow(`The key in ${keyFile()} is empty`)
  expect(readFileSync(keyFile(), 'utf8')).toBe('')
})
