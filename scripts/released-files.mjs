import path from 'node:path'

/** What an archive of a release holds of the project, besides the packages of production. The pages are in `build`, not as sources. */
export const releasedEntries = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'CHANGELOG.md',
  'README.md',
  'SECURITY.md',
  'docs/guide',
  'build',
  'domain',
  'scripts',
  'server',
]

/** The commands of operators, and what they import. The other scripts need the sources of pages, tests or packages for development. */
const releasedScripts = [
  'audit-verify',
  'backup',
  'build',
  'compress',
  'drills/failover',
  'drills/pooler',
  'earlier-assets',
  'env-file',
  'files',
  'install',
  'operator-command',
  'progress',
  'reset-password',
  'restore',
  'start',
  'toolchain',
].map((name) => `scripts/${name}.mjs`)

/**
 * Whether a file or folder below an entry belongs into a release: tests, their support and their rows do not, nor does code that a start
 * has compiled.
 * @param {string} root the project's folder
 * @param {string} source the absolute path of the file or folder
 */
export function isReleased(root, source) {
  const inside = path.relative(root, source)
  if (inside.startsWith('scripts/')) return inside === 'scripts/drills' || releasedScripts.includes(inside)
  return !/\.(?:test|access)\.tsx?$|(?:^|\/)testing(?:\/|$)|^build\/compiled(?:\/|$)/.test(inside)
}
