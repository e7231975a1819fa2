/** A version with a part after a hyphen, such as 0.2.0-dev, is not a release. */
const isFinal = (version) => /^\d+\.\d+\.\d+$/.test(version)

/** The version in the name of an archive; one that is no release names its commit. */
export function archiveVersion(version, checkout) {
  if (isFinal(version) || !checkout) return version
  return `${version}.${checkout.commit}${checkout.isClean ? '' : '.changed'}`
}

/** Whether the commit of this archive gets the tag of the version. */
export const isTagged = (version, checkout) => isFinal(version) && checkout !== undefined

/** Why a release of this version cannot be made, in a sentence; undefined when it can. */
export function problemOfRelease({ version, checkout, changelog }) {
  if (!isFinal(version)) return undefined
  if (!new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm').test(changelog))
    return `CHANGELOG.md has no heading "## ${version} (year-month-day)": write what changed, and from which versions it updates.`
  if (!checkout) return undefined
  if (!checkout.isClean)
    return `The checkout has changes, so that the tag v${version} would not name what is released: commit them first.`
  const tag = `v${version}`
  if (checkout.allTags.includes(tag) && !checkout.tags.includes(tag))
    return `The tag ${tag} names another commit already: raise the version in package.json.`
  return undefined
}
