import type { IconNode } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { IconButton } from './button.tsx'
import styles from './light-icon.module.css'

const classes = new Map<IconNode, string>()

/**
 * The class of an element that shows an icon as a CSS mask. Such icons need no elements of their own, so they suit rows and cards, of which
 * a page has many (P16, P17). It needs a document, so it is for pages behind the login only.
 */
function lightIconClass(icon: IconNode): string {
  let name = classes.get(icon)
  if (!name) {
    name = `light-icon-${classes.size}`
    classes.set(icon, name)
    const rule = new CSSStyleSheet()
    rule.replaceSync(`.${name}::before { mask-image: ${maskOf(icon)} }`)
    document.adoptedStyleSheets.push(rule)
  }
  return `${styles.icon} ${name}`
}

export function LightIconButton({ icon, ...rest }: { icon: IconNode } & Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return <IconButton {...rest} className={lightIconClass(icon)} />
}

/** An icon drawn as one path, where a mask would cost more. */
export function OnePathIcon({ icon, size }: { icon: IconNode; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.lines} aria-hidden="true">
      <path d={icon.map(([, { d }]) => d).join('')} />
    </svg>
  )
}

function maskOf(icon: IconNode): string {
  const shapes = icon.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
