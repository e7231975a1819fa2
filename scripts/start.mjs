import { existsSync } from 'node:fs'
import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled, removeDevelopment } from './install.mjs'
import { become, inProject, projectNode, serverArguments, serverEnvironment } from './toolchain.mjs'

// `npm start`: whatever is missing is installed and built, then the server runs in the foreground. In production, packages that only building
// needs are installed for a build alone, and removed after it (ADR-0103).
const inProduction = process.env.NODE_ENV === 'production'
const needsBuild = !isBuilt()
// A release has no sources of pages (OPS-02): nothing there is ever built or tested.
const hasSources = existsSync(inProject('web'))
const hasInstalled = await ensureInstalled({ development: needsBuild || (hasSources && !inProduction) })
if (!(await ensureBuilt())) process.exit(1)
if (inProduction && needsBuild && hasInstalled) await removeDevelopment()
// A first start prepares the database, which takes from seconds to minutes.
console.log('Starting Cantera …')
become(projectNode, serverArguments, {
  ...serverEnvironment,
  DEMO: process.env.DEMO ?? (inProduction ? '0' : '1'),
})
