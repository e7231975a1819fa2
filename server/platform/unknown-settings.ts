import leven from 'leven'

/** Names with these beginnings belong to nothing else, so that another one is a mistake. */
const ownPrefix = /^(?:OIDC|SCIM|S3|SMTP|IMAP|BACKUP|DEMO|SITE|OAUTH)_/
/** Letters of a name per wrong one: HOME is not a misspelt HOST. */
const lettersPerError = 5

/**
 * Names of the environment that look like misspelt settings, each with the nearest known one: `PUBLC_URL (PUBLIC_URL?)`. Names of the
 * machine that only resemble one are not reported.
 */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): string[] {
  const all = new Set([...known, ...known.map((name) => `${name}_FILE`)])
  return Object.keys(env)
    .filter((name) => env[name] !== undefined && !all.has(name))
    .flatMap((name) => {
      const spelt = name.toUpperCase().replaceAll('-', '_')
      const [nearest, errors] = known
        .map((one): [string, number] => [one, leven(one, spelt.replace(/_FILE$/, ''))])
        .reduce((best, one) => (one[1] < best[1] ? one : best))
      const isLikely = errors <= Math.floor(nearest.length / lettersPerError)
      return isLikely || ownPrefix.test(spelt) ? [`${name} (${nearest}?)`] : []
    })
}
