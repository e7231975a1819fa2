import { spawn } from 'node:child_process'
import path from 'node:path'
import { inProject, projectNode } from '../../toolchain.mjs'
import type { World } from './world.ts'

/** `npm run backup` of the site, perhaps below another program; its exit code and its output. */
export function backUp(
  { settings, folder }: World,
  name: string,
  below: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const words = [...below, projectNode, inProject('scripts', 'backup.mjs'), path.join(folder, 'archive', name)]
  const env = { PATH: process.env.PATH ?? '', ...settings }
  const child = spawn(words[0]!, words.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
