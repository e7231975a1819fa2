const preload = /<link rel="modulepreload" href="[^"]+"\/>/g

/**
 * Moves a page's scripts behind its content, style sheets and typeface (P15). On a slow line they would load first, although nobody needs
 * them to read a public page or follow its links.
 */
export function scriptsLast(html: string): string {
  const links = html.match(preload) ?? []
  const content = html.replaceAll(preload, '')
  const end = content.indexOf('<script', content.indexOf('<body'))
  if (links.length === 0 || end < 0) return html
  const later = links.map((link) => link.replace('/>', ' fetchPriority="low"/>')).join('')
  return content.slice(0, end) + later + content.slice(end)
}
