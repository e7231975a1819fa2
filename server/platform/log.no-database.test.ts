import { expect, test } from 'vitest'
import { loggedReason, openLog } from './log.ts'
import { runEach } from './run-each.ts'

/** The line that the log writes about an error. */
function lineOf(err: unknown) {
  const lines: string[] = []
  openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }).warn({ err }, 'it failed')
  return JSON.parse(lines.join('')) as { err: { message: string; stack: string; cause?: { message: string; stack: string } } }
}

const failing = (count: number) =>
  runEach(
    Array.from({ length: count }, (_, at) => at + 1),
    (id) => `account ${id}`,
    async (id) => {
      throw new Error(`row ${id} is locked`)
    },
  ).catch((error: unknown) => error as Error)

test('OBS-02 the log names each failure of a task that goes on, with its reason and the stack of the first', async () => {
  const { err } = lineOf(await failing(2))
  expect(err.message).toBe('2 of 2 failed (account 1 (row 1 is locked); account 2 (row 2 is locked))')
  expect(err.cause).toMatchObject({ message: 'account 1 (row 1 is locked)', cause: { message: 'row 1 is locked' } })
})

test('OBS-02 of many failures the log names five and counts the rest', async () => {
  expect(lineOf(await failing(40)).err.message).toMatch(
    /^40 of 40 failed \(account 1 .*; account 5 \(row 5 is locked\); 35 more\)$/,
  )
})

test('CFG-02 the reason behind an error omits the value that the database refused', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "Ana Gómez"'), { code: '22P02' })
  const { err } = lineOf(new AggregateError([new Error('account 7', { cause: refused })], '1 of 1 failed'))
  expect(err.message).toBe('1 of 1 failed (account 7 (invalid input syntax for type uuid: "…"))')
  expect(JSON.stringify(err)).not.toContain('Gómez')
})

test.each([
  [
    'of a host with two addresses, whose error has no message',
    new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]),
    'connect ECONNREFUSED ::1:5432',
  ],
  [
    'behind the words of the file store',
    new Error('Cannot write file', { cause: new Error('ENOSPC: no space left') }),
    'Cannot write file (ENOSPC: no space left)',
  ],
  ['once, when a library repeats it', new Error('Failed: disk full', { cause: new Error('disk full') }), 'Failed: disk full'],
])('OBS-02 the log says the reason %s', (_, error, reason) => {
  expect(loggedReason(error)).toBe(reason)
})

test('OBS-02 an error that is its own cause is logged', () => {
  const error = new Error('it turns')
  error.cause = new Error('in a circle', { cause: error })
  expect(loggedReason(error)).toContain('it turns (in a circle')
})
