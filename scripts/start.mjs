import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, projectNode, serverArguments, serverEnvironment } from './toolchain.mjs'

// `npm start`: whatever is missing is installed and built, then the server runs in the foreground.
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
become(projectNode, serverArguments, {
  ...serverEnvironment,
  DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? '0' : '1'),
})
