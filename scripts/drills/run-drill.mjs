import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { inProject, projectNode, run } from '../toolchain.mjs'

/**
 * Runs the drill in this folder of scripts/drills with the words of the command line, on an installed and built product.
 * @param {string} folder
 */
export async function runDrill(folder) {
  await ensureInstalled()
  if (!(await ensureBuilt())) process.exit(1)
  const { code } = await run(projectNode, [inProject('scripts', 'drills', folder, 'main.ts'), ...process.argv.slice(2)])
  process.exitCode = code
}
