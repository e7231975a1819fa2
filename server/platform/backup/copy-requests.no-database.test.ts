import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openLog } from '../log.ts'
import { answerCopyRequests, requestCopy } from './copy-requests.ts'

const log = openLog({ logLevel: 'silent' })

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const copiesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('backup-copy'))

/** Answers requests for copies of a database that `copyTo` copies. */
async function answer(dataDir: string, copyTo: (folder: string) => Promise<void>): Promise<() => void> {
  const embedded: NonNullable<Database['embedded']> = { dataDir, copyTo, dump: () => Promise.reject(new Error('not used')) }
  const stop = await answerCopyRequests({ embedded }, log)
  onTestFinished(stop)
  return stop
}

test('BAK-01 a copy is removed when the backup ended before it was made', async () => {
  const dataDir = newFolder()
  let finish = () => {}
  let isCopying = false
  await answer(dataDir, async (folder) => {
    mkdirSync(folder)
    isCopying = true
    await new Promise<void>((resolve) => (finish = resolve))
  })
  const { port, token } = JSON.parse(readFileSync(path.join(dataDir, 'backup-port.json'), 'utf8'))
  const asked = request({ host: '127.0.0.1', port, method: 'POST', headers: { authorization: `Bearer ${token}` } })
  asked.on('error', () => {})
  asked.end()
  await expect.poll(() => isCopying).toBe(true)
  const gone = new Promise((resolve) => asked.once('close', resolve))
  asked.destroy()
  await gone
  // The server is notified of the end of the connection in a later turn of its loop.
  await fetch(`http://127.0.0.1:${port}/`)
  expect(copiesIn(dataDir)).toHaveLength(1)
  finish()
  await expect.poll(() => copiesIn(dataDir)).toEqual([])
})

test('BAK-01 a copy that was asked for is named, and the reason of one that could not be made is reported', async () => {
  const dataDir = newFolder()
  const stop = await answer(dataDir, async (folder) => {
    mkdirSync(folder)
  })
  const copy = (await requestCopy(dataDir)) ?? ''
  expect(existsSync(path.join(copy, 'database'))).toBe(true)
  stop()
  await answer(dataDir, () => Promise.reject(new Error('the disk is full')))
  await expect(requestCopy(dataDir)).rejects.toThrow('The running server could not copy its database (the disk is full)')
})

test('BAK-01 only a refused connection means that no server runs', async () => {
  const dataDir = newFolder()
  expect(await requestCopy(dataDir)).toBeUndefined()
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFileSync(path.join(dataDir, 'backup-port.json'), JSON.stringify({ port, token: 'x' }))
  await expect(requestCopy(dataDir)).rejects.toThrow(
    /^The running server did not answer .*; nothing was written\. If no server runs/,
  )
  await new Promise((resolve) => server.close(resolve))
  expect(await requestCopy(dataDir)).toBeUndefined()
})
