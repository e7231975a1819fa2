import { expect, test } from 'vitest'
import { parseEnvFile, takeEnvFile } from './env-file.mjs'

test.each([
  ['A=1\nB=two words\n', { A: '1', B: 'two words' }],
  ['A=Example <no-reply@example.com>', { A: 'Example <no-reply@example.com>' }],
  [
    'A=postgres://u:p@h/d?sslmode=verify-full&sslrootcert=/ca.pem',
    { A: 'postgres://u:p@h/d?sslmode=verify-full&sslrootcert=/ca.pem' },
  ],
  ['A=\'Example Jobs <x@example.com>\'\nB="a \\"b\\" $c"', { A: 'Example Jobs <x@example.com>', B: 'a "b" $c' }],
  ['# a comment\n; another\n\n  A= 1 \r\nB=\n', { A: '1', B: '' }],
  ['A=pass#word;x', { A: 'pass#word;x' }],
  ['A=one \\\n  two', { A: 'one   two' }],
  ['A=back\\\\slash', { A: 'back\\slash' }],
  ['A=1\nA=2', { A: '2' }],
])('GDE-01 the file of settings %j is %j, as systemd reads it', (text, settings) => {
  expect(parseEnvFile(text)).toEqual(settings)
})

test.each(['export A=1', 'A=1\nnothing here', 'A B=1'])('GDE-01 the file of settings %j is refused with its line', (text) => {
  expect(() => parseEnvFile(text)).toThrow(/^line \d is not NAME=value\.$/)
})

test('GDE-01 arguments without the option stay as they are', () => {
  const words = ['node', 'backup.mjs', '/backups']
  takeEnvFile(words, {})
  expect(words).toEqual(['node', 'backup.mjs', '/backups'])
})
