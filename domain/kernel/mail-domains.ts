/** Providers of most candidates' addresses. A domain that is one edit away from one of them is most likely a typing error. */
const common =
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar icloud.com protonmail.com'.split(
    ' ',
  )
const [gmail = ''] = common
/** Real providers that are one edit away from a common one. */
const near = 'mail.com email.com ymail.com yahoo.se yahoo.com.br yahoo.com.au yahoo.com.my'.split(' ')
const real = new Set([...common, ...near])
const wrongEndings = /\.(?:con|cmo|ocm|comm|coom|vom|xom)$/

/** The address that was most likely intended, when its domain is probably a typing error; otherwise undefined. */
export function likelyAddress(address: string): string | undefined {
  const [name, domain, ...more] = address.trim().toLowerCase().split('@')
  if (!name || !domain || more.length > 0) return undefined
  const likely = likelyDomain(domain)
  return likely && `${name}@${likely}`
}

function likelyDomain(domain: string): string | undefined {
  if (real.has(domain)) return undefined
  // Gmail uses one domain in every country.
  if (domain.startsWith('gmail.')) return gmail
  const ended = domain.replace(wrongEndings, '.com')
  const likely = real.has(ended) ? ended : (common.find((one) => isOneEditAway(ended, one)) ?? ended)
  return likely === domain ? undefined : likely
}

/** Whether adding, removing, replacing or swapping one letter turns one text into the other. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isReplaced = short.slice(at + 1) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isReplaced || isSwapped
}
