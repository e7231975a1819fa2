import { readFileSync } from 'node:fs'
import { fail } from './toolchain.mjs'

/**
 * Takes `--env-file <file>` out of the arguments of a command, and sets what the file names. What the environment has already, also empty,
 * stays: so a trial restore sets another DATA_DIR.
 */
export function takeEnvFile(words = process.argv, env = process.env) {
  const at = words.findIndex((word) => /^--env-file(?:=|$)/.test(word))
  if (at < 0) return
  const [option, next] = words.splice(at, words[at].includes('=') ? 1 : 2)
  const file = option.split('=', 2)[1] ?? next
  if (!file) fail('Name the file of settings after --env-file.')
  const settings = readEnvFile(file)
  for (const [name, value] of Object.entries(settings)) env[name] ??= value
}

function readEnvFile(file) {
  try {
    return parseEnvFile(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'EACCES')
      return fail(
        `${file} cannot be read by this account; let it read the file (chown root:cantera, chmod 640), or be that account.`,
      )
    return fail(error.code ? `${file} cannot be read (${error.code}).` : `${file}: ${error.message}`)
  }
}

const assignment = /^\s*([A-Za-z_]\w*)=[^\S\n]*/
/** A value as systemd's EnvironmentFile= reads it: parts in quotes one after the other, or else all that is left of the line. */
const quoted = /^(?:'([^']*)'|"((?:[^"\\]|\\[\s\S])*)")[^\S\n]*/
const rest = /^(?:[^\n\\]|\\[\s\S])*/

/**
 * Settings as systemd reads them from a file of EnvironmentFile=, so that a command has the settings of the service.
 * @param {string} text
 * @returns {Record<string, string>}
 * @throws Error that names the line without an assignment
 */
export function parseEnvFile(text) {
  const settings = {}
  let left = text.replaceAll('\r\n', '\n')
  const line = () => text.slice(0, text.length - left.length).split('\n').length
  while (left !== '') {
    const [skipped] = /^(?:[^\S\n]*(?:[#;][^\n]*)?\n|[^\S\n]*(?:[#;][^\n]*)?$)/.exec(left) ?? []
    if (skipped !== undefined) {
      if (skipped === '') break
      left = left.slice(skipped.length)
      continue
    }
    const [begin, name] = assignment.exec(left) ?? []
    if (!name) throw new Error(`line ${line()} is not NAME=value.`)
    left = left.slice(begin.length)
    settings[name] = ''
    for (let part = quoted.exec(left); part; part = quoted.exec(left)) {
      settings[name] += part[1] ?? part[2].replace(/\\(["\\`$])|\\\n/g, '$1')
      left = left.slice(part[0].length)
    }
    const [bare] = rest.exec(left)
    settings[name] += bare.replace(/\\\n/g, '').replace(/\\(.)/g, '$1').trimEnd()
    left = left.slice(bare.length).replace(/^\n/, '')
  }
  return settings
}
