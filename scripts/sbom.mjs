import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inProject } from './toolchain.mjs'

// npm run --silent sbom: prints the software bill of materials as CycloneDX. npm lists a version once and marks it by one of the places where it
// is installed; what production installs anywhere is not for development alone.
const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
const inProduction = new Set(
  Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { name, version }]) => `pkg:npm/${name ?? place.replace(/^.*node_modules\//, '')}@${version}`),
)
const nameOf = ({ purl }) => decodeURIComponent(purl.replace(/\?.*$/, ''))
const printed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: inProject('.'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const bill = JSON.parse(printed)
for (const component of bill.components)
  if (inProduction.has(nameOf(component)))
    component.properties = component.properties?.filter(({ name }) => !name.endsWith(':development'))
console.log(JSON.stringify(bill, null, 2))
