import { ensureBuilt, hasSources, isBuilt } from './build.mjs'
import { takeEnvFile } from './env-file.mjs'
import { ensureInstalled, removeDevelopment } from './install.mjs'
import { become, projectNode, serverArguments, serverEnvironment } from './toolchain.mjs'

// `npm start`: whatever is missing is installed and built, then the server runs in the foreground. In production, packages that only building
// needs are installed for a build alone, and removed after it (ADR-0013).
takeEnvFile()
const inProduction = process.env.NODE_ENV === 'production'
const needsBuild = !isBuilt()
// Without sources nothing is ever built or tested.
const hasInstalled = await ensureInstalled({ development: needsBuild || (hasSources() && !inProduction) })
if (!(await ensureBuilt())) process.exit(1)
if (inProduction && needsBuild && hasInstalled) await removeDevelopment()
// A first start prepares the database, which takes from seconds to minutes.
console.log('Starting Cantera …')
become(projectNode, serverArguments, {
  ...serverEnvironment,
  // A new database for this machine alone gets the demo world (SPEC-101).
  DEMO: process.env.DEMO || 'new',
})
