import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A card. `raised` for the most important one of a page. */
export function Card({ raised = false, className, ...rest }: { raised?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={[styles.card, raised && styles.raised, className].filter(Boolean).join(' ')} />
}
