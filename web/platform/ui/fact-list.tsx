import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = readonly [name: string, fact: ReactNode]
/** Facts in their order, as a list or by the field that they show. */
export type Facts = readonly (Fact | null)[] | Readonly<Record<string, Fact | null>>

/** Short facts, each beside its name. Absent and empty ones are left out. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {Object.values(facts).map(
        (fact) =>
          fact &&
          fact[1] !== null &&
          fact[1] !== '' && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
