import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A sheet on the paper. `raised` for the one that matters on its page. */
export function Card({ raised = false, className, ...rest }: { raised?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={[styles.card, raised && styles.raised, className].filter(Boolean).join(' ')} />
}
