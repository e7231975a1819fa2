import { type ReactNode, useId } from 'react'
import { SeparateHeads } from '../ui/beside-title.tsx'
import styles from './imports.module.css'

interface Props {
  title: string
  list: { readonly status: string; readonly total: number; readonly state: { readonly q: string } }
  children: ReactNode
}

/** A list below the step of an import, with its own search and export. A page for the first import does not show an empty list. */
export function ListBelow({ title, list, children }: Props) {
  const id = useId()
  if (list.status === 'ready' && list.total === 0 && list.state.q === '') return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SeparateHeads>{children}</SeparateHeads>
    </section>
  )
}
