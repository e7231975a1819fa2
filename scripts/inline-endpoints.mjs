import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'

/**
 * Makes a Vite plugin that replaces every endpoint that a .queries file, a hook or the platform imports from a contract with its method and path, and for a list whether it
 * leaves as a file.
 * A call needs no more, so pages load neither the shapes of requests and answers nor zod for them (ADR-0057).
 */
export function inlineEndpoints() {
  let root = ''
  return {
    name: 'inline-endpoints',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/web\/(?:root|platform\/.+|.+\/hooks\/.+|.+\.queries)\.tsx?$/, code: /Endpoints?\b/ },
      handler: (code, id) => inlineEndpointsIn(code, id, root),
    },
  }
}

/**
 * The code with its endpoints in place of their imports, on the same lines. `root` is the folder that holds `domain/`.
 * @param {string} code
 * @param {string} id
 * @param {string} root
 */
export async function inlineEndpointsIn(code, id, root) {
  const imports = parseSync(id, code).program.body.filter(({ type, importKind, source }) => {
    return type === 'ImportDeclaration' && importKind === 'value' && /^#domain\/.+\.contract\.ts$/.test(source.value)
  })
  let inlined = code
  for (const { start, end, source, specifiers } of imports.reverse()) {
    const contract = await import(pathToFileURL(`${root}/${source.value.slice(1)}`).href)
    const isEndpoint = ({ type, importKind, imported }) =>
      type === 'ImportSpecifier' && importKind === 'value' && /Endpoints?$/.test(imported.name)
    const constants = specifiers
      .filter(isEndpoint)
      .map(({ imported, local }) => `const ${local.name} = ${JSON.stringify(addressesIn(contract[imported.name]))};`)
    if (constants.length === 0) continue
    const others = specifiers.filter((one) => !isEndpoint(one) && one.importKind !== 'type')
    const rest = others.map((one) => code.slice(one.start, one.end)).join(', ')
    const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1)
    const imported = rest && `import { ${rest} } from '${source.value}';`
    inlined = inlined.slice(0, start) + constants.join(' ') + imported + lines + inlined.slice(end)
  }
  return { code: inlined, map: null }
}

/** Keeps of an endpoint, or of each in a group, the method and the path, and of a list whether it leaves as a file. */
function addressesIn(value) {
  if (typeof value.path === 'string') return { method: value.method, path: value.path, ...(value.exported && { exported: true }) }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressesIn(one)]))
}
