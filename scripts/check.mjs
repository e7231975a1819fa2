import { existsSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { inProject, isStarted, program, projectNode, run } from './toolchain.mjs'

const checks = [
  { name: 'format and lint', command: program('biome'), args: ['check', '--no-errors-on-unmatched', '.'] },
  ...['domain', 'server', 'stories'].map((tree) => ({ name: `types of ${tree}`, command: program('tsc'), args: ['-p', tree] })),
  { name: 'types of web', command: program('tsc'), args: ['-p', 'web'], before: routeTypes },
  { name: 'structure', command: projectNode, args: ['scripts/check-structure.mjs'] },
  { name: 'browsers', command: projectNode, args: ['scripts/check-browsers.mjs'] },
  { name: 'sizes', command: projectNode, args: ['scripts/check-scale.mjs'] },
  { name: 'English', command: projectNode, args: ['scripts/check-english.mjs'] },
  { name: 'messages', command: projectNode, args: ['scripts/check-messages.mjs'] },
  { name: 'ASVS', command: projectNode, args: ['scripts/check-asvs.mjs'] },
]

/** React Router generates the types of the pages' loaders and parameters from web/routes.ts. */
async function routeTypes() {
  if (!existsSync(inProject('web', 'routes.ts'))) return { code: 0, output: '' }
  return run(program('react-router'), ['typegen'], { quiet: true })
}

/** Runs every check without changing anything, prints failures, and returns their number. */
export async function check() {
  const results = await Promise.all(checks.map(runCheck))
  for (const { name, failed, output } of results) if (failed) console.log(`\n── ${name}\n${output.trim()}`)
  console.log('')
  for (const { name, failed, seconds } of results) console.log(`${failed ? 'failed' : 'ok    '}  ${name} (${seconds} s)`)
  return results.filter(({ failed }) => failed).length
}

async function runCheck({ name, command, args, before }) {
  const started = performance.now()
  const prepared = await before?.()
  const { code, output } = prepared && prepared.code !== 0 ? prepared : await run(command, args, { quiet: true })
  return { name, failed: code !== 0, output, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

if (isStarted(import.meta)) {
  await ensureInstalled()
  process.exitCode = (await check()) === 0 ? 0 : 1
}
