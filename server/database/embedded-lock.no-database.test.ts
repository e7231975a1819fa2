import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'
import { lockDataFolder } from './embedded-lock.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cantera-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const taker = `
  import { lockDataFolder } from '#server/database/embedded-lock.ts'
  try {
    lockDataFolder(process.env.DATA_DIR)
    console.log('taken')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }`
const startTaker = () => startChildProgram(taker, { DATA_DIR: dataDir })

describe('the lock on the data folder', () => {
  test('a second process is refused within a second, with the id of the first', async () => {
    const holder = startTaker()
    expect(await holder.nextLine()).toBe('taken')
    const before = performance.now()
    expect(() => lockDataFolder(dataDir)).toThrow(`Another process (number ${holder.process.pid}, since `)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  test('the lock of a process killed with SIGKILL is free at once', async () => {
    const holder = startTaker()
    expect(await holder.nextLine()).toBe('taken')
    holder.process.kill('SIGKILL')
    await holder.ended
    lockDataFolder(dataDir).release()
  })

  test('exactly one of several processes gets the lock', async () => {
    const starters = [startTaker(), startTaker(), startTaker()]
    const answers = await Promise.all(starters.map((starter) => starter.nextLine()))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.filter((answer) => answer?.startsWith('StartupError: Another process'))).toHaveLength(2)
  })

  test('a process cannot take the lock twice, but again after releasing it', () => {
    const lock = lockDataFolder(dataDir)
    expect(() => lockDataFolder(dataDir)).toThrow('Another process')
    lock.release()
    lock.release()
    lockDataFolder(dataDir).release()
  })

  test('a folder without a name is refused, and the working folder stays as it is', () => {
    expect(() => lockDataFolder('')).toThrow('needs a data folder')
    expect(existsSync('cantera.lock')).toBe(false)
  })

  test('the refusal names a data folder that cannot be written', () => {
    writeFileSync(join(dataDir, 'file'), '')
    const below = join(dataDir, 'file', 'data')
    expect(() => lockDataFolder(below)).toThrow(`The data folder ${below} cannot be written`)
  })
})
