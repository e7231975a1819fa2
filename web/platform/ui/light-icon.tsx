import type { IconNode } from '@tabler/icons-react'
import type { ComponentProps, CSSProperties } from 'react'
import { IconButton, iconClass } from './button.tsx'
import styles from './light-icon.module.css'
import { LightLink } from './light-link.tsx'

const masks = new WeakMap<IconNode, CSSProperties>()

/**
 * Class and style of what shows an icon as a mask of CSS. Such icons cost no elements: they are for rows and cards, of which there are
 * many at a time (P16, P17). Behind the login only: a page from the server may have no styles of its own at its elements.
 */
export function lightIcon(icon: IconNode): { className: string; style: CSSProperties } {
  if (!masks.has(icon)) masks.set(icon, { '--icon': maskOf(icon) } as CSSProperties)
  return { className: styles.icon ?? '', style: masks.get(icon) ?? {} }
}

export function LightIconButton({ icon, ...rest }: { icon: IconNode } & Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return <IconButton {...rest} {...lightIcon(icon)} />
}

/** Stands within `LightLinks`, as in a table. */
export function LightIconLink({ icon, to, label }: { icon: IconNode; to: string; label: string }) {
  const { className, style } = lightIcon(icon)
  return <LightLink to={to} title={label} aria-label={label} className={`${iconClass} ${className}`} style={style} />
}

/** An icon whose lines are one element, for what a mask would cost more than a drawing. */
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
