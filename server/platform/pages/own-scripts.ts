import { hash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The inline scripts that a page was rendered with, told by the nonce of that one rendering, as hashes for its policy; the page goes
 * without the nonce, so that it can be kept and sent again.
 */
export function ownScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => attributes.includes(mark))
    .map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return { html: html.replaceAll(mark, ''), scripts }
}
