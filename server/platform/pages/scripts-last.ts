const preload = /<link rel="modulepreload" href="[^"]+"\/>/g

/**
 * Asks for a page's scripts behind what a person reads, and after style sheets and the typeface (P15): on a slow line they would
 * take their share of it first, and nothing on a public page needs them to be read or followed.
 */
export function scriptsLast(html: string): string {
  const links = html.match(preload) ?? []
  const content = html.replaceAll(preload, '')
  const end = content.indexOf('<script', content.indexOf('<body'))
  if (links.length === 0 || end < 0) return html
  const later = links.map((link) => link.replace('/>', ' fetchPriority="low"/>')).join('')
  return content.slice(0, end) + later + content.slice(end)
}
