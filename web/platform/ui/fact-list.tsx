import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** Short facts, each beside its name. Absent ones are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode] | null)[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
