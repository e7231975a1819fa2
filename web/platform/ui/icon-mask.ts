import type { IconNode } from '@tabler/icons-react'

/** An icon as a mask of CSS: where hundreds of buttons show it, it costs no elements of its own (P16). */
export function maskOf(icon: IconNode): string {
  const shapes = icon.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
