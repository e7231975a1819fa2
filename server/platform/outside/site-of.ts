/** A site's address as credentials have it: a web address without user, query, part and last slash. Undefined for any other text. */
export function siteOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain =
    /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  return isPlain ? url.href.replace(/\/$/, '') : undefined
}
