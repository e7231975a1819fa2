import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'
import { findProgram } from '../../scripts/installed-program.ts'

const radicale = findProgram('radicale')

/** Why no calendar can be read from Radicale here; undefined when it is installed. */
export function whyNoRadicale(): string | undefined {
  return radicale ? undefined : 'Radicale is not installed (apt-get install radicale), so no calendar was read from it.'
}

export const radicaleLogin = { user: 'marta', password: 'secreto' } as const

/** Starts Radicale on loopback with one user, whose folder has an empty calendar, "work". It ends with this process. */
export async function startRadicale() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-radicale-'))
  const port = await freePort()
  const [settings, users] = [path.join(folder, 'config'), path.join(folder, 'users')]
  writeFileSync(users, `${radicaleLogin.user}:${radicaleLogin.password}\n`)
  writeFileSync(
    settings,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${path.join(folder, 'collections')}
[web]
type = none
`,
  )
  const program = spawn(radicale ?? 'radicale', ['--config', settings], { stdio: 'ignore' })
  const end = () => program.kill('SIGKILL')
  process.once('exit', end)
  const site = `http://127.0.0.1:${port}`
  const authorization = `Basic ${Buffer.from(`${radicaleLogin.user}:${radicaleLogin.password}`).toString('base64')}`
  const send = (method: string, at: string, body?: string) =>
    fetch(`${site}${at}`, {
      method,
      headers: { authorization, 'content-type': 'text/calendar; charset=utf-8' },
      ...(body && { body }),
    })
  while (program.exitCode === null && !(await fetch(site).catch(() => undefined))) await setTimeout(50)
  if (program.exitCode !== null) throw new Error(`Radicale ended with code ${program.exitCode}.`)
  const made = await send('MKCALENDAR', '/marta/work/')
  if (!made.ok) throw new Error(`Radicale answered ${made.status}.`)
  return {
    site,
    /** Stores an object of the calendar, such as an event with its exceptions. */
    async put(name: string, calendar: string): Promise<void> {
      const put = await send('PUT', `/marta/work/${name}.ics`, calendar)
      if (!put.ok) throw new Error(`Radicale answered ${put.status} to ${name}.`)
    },
    async stop(): Promise<void> {
      process.off('exit', end)
      const ended = new Promise((resolve) => program.once('exit', resolve))
      end()
      if (program.exitCode === null && program.signalCode === null) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
