import type { ComponentProps } from 'react'
import styles from './card.module.css'

interface Props extends ComponentProps<'div'> {
  /** The most important card of a page. */
  raised?: boolean
  /** The whole content of a page: on a phone it has no frame, so that its fields have the width of the page. */
  alone?: boolean
}

export function Card({ raised = false, alone = false, className, ...rest }: Props) {
  const names = [styles.card, raised && styles.raised, alone && styles.alone, className]
  return <div {...rest} className={names.filter(Boolean).join(' ')} />
}
