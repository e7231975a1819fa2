import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const find = (pattern: string) => globSync(pattern, { cwd }).map((path) => path.replaceAll('\\', '/'))

/** The main test of each feature: `server/site/contact/contact.routes.test.ts` of `server/site/contact`. */
export const mainTests = find('server/*/*/*.routes.test.ts').filter(
  (path) => basename(path) === `${basename(dirname(path))}.routes.test.ts`,
)

/** The folders of all features that have routes. */
export const featuresWithRoutes = [...new Set(find('server/{assessment,desk,hiring,people,site}/*/*.routes.ts').map(dirname))]
