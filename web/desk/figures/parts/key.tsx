import styles from './key.module.css'

export type Mark = 'solid' | 'pale' | 'hollow' | 'line' | 'late'

/** What the marks of a picture stand for. */
export function Key({ parts }: { parts: readonly { readonly mark: Mark; readonly name: string }[] }) {
  return (
    <ul className={styles.key}>
      {parts.map(({ mark, name }) => (
        <li key={mark}>
          <svg width="16" height="12" aria-hidden="true">
            {mark === 'line' ? (
              <>
                <line x1="0" x2="16" y1="6" y2="6" />
                <circle cx="8" cy="6" r="3" />
              </>
            ) : (
              <rect data-mark={mark} x="1" y="1" width="14" height="10" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
