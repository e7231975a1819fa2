import { hash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Finds the inline scripts of a rendered page by their nonce and returns their hashes for its policy. The nonce is removed, so that the
 * page can be cached.
 */
export function ownScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => attributes.includes(mark))
    .map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return { html: html.replaceAll(mark, ''), scripts }
}
