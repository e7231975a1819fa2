import { posix } from 'node:path'

const trees = ['domain', 'server', 'web']

/** The project's file of an import's address; undefined for a package. */
export function resolve(path, address) {
  if (address.startsWith('.')) return posix.join(posix.dirname(path), address)
  const alias = /^#(domain|server|web)\/(.+)$/.exec(address)
  return alias ? `${alias[1]}/${alias[2]}` : undefined
}

const treeOf = (path) => path.split('/')[0]

/**
 * The five areas, each with the areas that it may import besides the ground: domain/kernel, domain/mail, the platforms and the database
 * (ADR-0013).
 */
const areas = {
  assessment: [],
  hiring: ['assessment'],
  people: ['hiring', 'assessment'],
  site: ['hiring', 'people'],
  desk: ['assessment', 'hiring', 'people', 'site'],
}

/** The area and the name of the feature that a file belongs to; undefined for the ground and the files that compose the features. */
function homeOf(path) {
  const [, area, feature] = /^(?:domain|server|web)\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  return area in areas ? { area, feature } : undefined
}

/** The feature that a file belongs to, undefined for the ground and the files that compose the features. */
export function featureOf(path) {
  return homeOf(path)?.feature
}

const isGround = (path) => /^(?:server|web)\/platform\/|^server\/database\/|^domain\/(?:kernel|mail)\//.test(path)
const isDatabase = (path) => path.startsWith('server/database/')
const readsAccess = /\.access\.ts$|^server\/testing\//

/** The roles of files that one feature may use of another, by tree. */
const openToOthers = {
  domain: {
    pattern: /\.(?:contract|rules|screens|es|en)\.ts$|\/(?:contract|rules)\/[^/]+\.ts$/,
    advice: 'its contract, rules, screens or messages',
  },
  server: { pattern: /\.reads\.ts$|\/reads\/[^/]+\.ts$/, advice: 'its reads (and its contract and rules in domain)' },
  web: {
    pattern: /\.queries\.ts$|\/(?:forms|parts)\/[^/]+\.tsx?$/,
    advice: 'its queries, and from a page its forms and parts: pages put together',
  },
}

const isMail = (path) => /^server\/.+\/mails\/[^/]+\.ts$/.test(path)
const isWrite = (path) => /\.writes\.ts$|\/writes\/[^/]+\.ts$/.test(path)

/** Finds imports against the directions of ARCHITECTURE.md. */
export function checkImports(source) {
  return source.imports().flatMap(({ address, line }) => complaintsOf(source, address).map((message) => ({ line, message })))
}

/** Files that a feature of domain may name: browsers load them with the list of features. */
const light = /\.screens\.ts$|\.es\.ts$|^domain\/kernel\/feature\.ts$/

/** Finds imports that would load a feature where only its names are needed, or features where none may be known. */
function featureFileComplaints({ path, isTest }, target) {
  if (/^domain\/.+\.feature\.ts$/.test(path) && !light.test(target))
    return [
      'Browsers load this file: it names screens, messages by their types and kinds. The rest belongs in the .feature.ts of server/.',
    ]
  if (/^(?:domain|server|web)\/features\.ts$/.test(target) && !isTest && path.split('/').length > 2)
    return [`Only the files beside ${target} read it: take what you need from one of them, or as an argument.`]
  return []
}

function complaintsOf(source, address) {
  const target = resolve(source.path, address)
  return target === undefined
    ? packageComplaints(source, address)
    : [
        ...styleComplaints(source, address, target),
        ...directionComplaints(source, target),
        ...featureFileComplaints(source, target),
      ]
}

function packageComplaints({ path, isTest }, address) {
  if (treeOf(path) === 'domain' && !isTest && address !== 'zod')
    return [`domain imports only itself and zod, not ${address}. What needs ${address} belongs in server/ or web/.`]
  if (treeOf(path) === 'server' && /^(?:react|react-dom|@mantine\/.+|@tanstack\/.+)(?:\/|$)/.test(address))
    return [`The server shows nothing: ${address} belongs in web/.`]
  if (
    treeOf(path) === 'web' &&
    !isTest &&
    !/^web\/(?:entry\.server|platform\/server-)/.test(path) &&
    /^(?:node:.+|fastify|kysely|pg|@electric-sql\/.+)$/.test(address)
  )
    return [`${address} does not exist in a browser; what needs it belongs in server/.`]
  return []
}

function styleComplaints({ path }, address, target) {
  const complaints = []
  if (!/\.[a-z0-9]+$/i.test(address.replace(/\?.*$/, '')) && !/\/\+types\//.test(address))
    complaints.push(`${address} needs its ending (.ts or .tsx).`)
  if (address.startsWith('#') && treeOf(path) === treeOf(target))
    complaints.push(`Inside ${treeOf(path)}/ use a relative path instead of ${address}.`)
  if (
    address.startsWith('.') &&
    treeOf(path) !== treeOf(target) &&
    [treeOf(path), treeOf(target)].every((tree) => trees.includes(tree))
  )
    complaints.push(`From one tree to another use #${target} instead of ${address}.`)
  return complaints
}

function directionComplaints(source, target) {
  const { path, isTest } = source
  const [from, to] = [treeOf(path), treeOf(target)]
  if (!trees.includes(from)) return []
  if (from === 'domain' && to !== 'domain')
    return [`domain must not know ${to}: imports run web → domain ← server. Give what it needs as an argument.`]
  if (from === 'web' && to === 'server')
    return ['web must not know the server: use the contract in domain/ through the typed client.']
  if (from === 'server' && to === 'web') return ['The server must not know web: move what both need to domain/.']
  const complaint = isTest ? undefined : (areaComplaint(path, target) ?? groundComplaint(path, target))
  if (complaint) return [complaint]
  if (from !== to) return []
  if (/^server\/testing\//.test(target) && !isTest && !/^server\/testing\/|\.access\.ts$/.test(path))
    return ['Only tests and .access.ts use server/testing/.']
  return isTest ? [] : featureComplaints(path, target)
}

/** Finds imports against the table of areas, also between trees. Any page may link to any screen. */
function areaComplaint(path, target) {
  if (target.endsWith('.screens.ts') || path.endsWith('.access.ts')) return undefined
  const [own, other] = [homeOf(path), homeOf(target)]
  if (!own || !other || own.area === other.area || areas[own.area].includes(other.area)) return undefined
  const allowed = areas[own.area].length > 0 ? `${areas[own.area].join(', ')} and the ground` : 'only the ground'
  return `${own.area}/ may import ${allowed}, not ${other.area}/${other.feature}. Move what both need to the ground or into ${own.area}/.`
}

/** Finds imports of the ground that go up: to a feature, whose screens may be linked to, or from the database to the rest of the server. */
function groundComplaint(path, target) {
  const other = featureOf(target)
  const isLink = target.endsWith('.screens.ts') && treeOf(path) !== 'domain'
  if (isGround(path) && other && !isLink)
    return `${path.split('/').slice(0, 2).join('/')}/ must not know the feature ${other}: move this into the feature, or what both need to domain/kernel/.`
  if (isDatabase(path) && treeOf(target) === 'server' && !isDatabase(target))
    return `server/database/ is the lowest part of the server and imports nothing of ${target}: take it as an argument, or move what needs it up.`
  if (target.endsWith('.access.ts') && !readsAccess.test(path))
    return 'Only tests read the rows of the access matrix: state what the product needs in the contract or the policy.'
  return undefined
}

function featureComplaints(path, target) {
  const [own, other] = [featureOf(path), featureOf(target)]
  if (!own || !other || own === other) return []
  const { pattern, advice } = openToOthers[treeOf(path)]
  // A change across features is one transaction, so a write passes its `tx` to the other feature's write.
  if (treeOf(path) === 'server' && isWrite(path) && isWrite(target)) return []
  // E-mails are pure, so two features may share the parts of theirs.
  if (isMail(path) && isMail(target)) return []
  const isShownOutsidePage = /\/(?:forms|parts)\//.test(target) && !/\/pages\//.test(path)
  if (pattern.test(target) && !isShownOutsidePage) return []
  return [`${own} may use of ${other} only ${advice}.`]
}
