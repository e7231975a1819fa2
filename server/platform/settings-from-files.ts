import { readFileSync } from 'node:fs'
import { StartupError } from '../database/startup-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Fills each setting whose value lies in a file of its own, for secrets that systemd, an orchestrator or a vault gives as files:
 * `SECRET_KEY_FILE` is the path of the file with `SECRET_KEY`. The end of its line does not count.
 * @throws StartupError when a file is empty or cannot be read, or a setting is given twice
 */
export function withSettingsFromFiles(env: Environment, names: readonly string[]): Environment {
  const given = names.filter((name) => env[`${name}_FILE`])
  return { ...env, ...Object.fromEntries(given.map((name) => [name, settingFromFile(env, name)])) }
}

function settingFromFile(env: Environment, name: string): string {
  const path = env[`${name}_FILE`] ?? ''
  if (env[name]) throw new StartupError(`${name} and ${name}_FILE are both set; keep one of them.`)
  const text = readText(name, path).replace(/[\r\n]+$/, '')
  if (!text) throw new StartupError(`${name}_FILE names a file that is empty: ${path}`)
  return text
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartupError(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`)
  }
}
