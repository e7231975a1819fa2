import field from '../forms/field.module.css'
import { useText } from '../i18n/language.tsx'
import styles from './imports.module.css'

interface Props<Target extends string> {
  columns: readonly { readonly heading: string; readonly samples: readonly string[] }[]
  /** What each column becomes. */
  targets: readonly Target[]
  options: readonly { readonly value: Target; readonly label: string }[]
  onChange(targets: Target[]): void
}

/** The columns of a file, with samples of their cells and the field that each becomes. */
export function ColumnList<Target extends string>({ columns, targets, options, onChange }: Props<Target>) {
  const t = useText()
  return (
    <ul className={styles.columns}>
      {columns.map(({ heading, samples }, at) => {
        const name = heading || t('imports.column_unnamed', { number: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and their names may repeat
          <li key={at}>
            <span className={styles.heading}>{name}</span>
            <span className={styles.samples} title={samples.join(' · ')}>
              {samples.join(' · ')}
            </span>
            <select
              className={field.control}
              aria-label={t('imports.becomes_named', { column: name })}
              value={targets[at]}
              onChange={(event) => onChange(targets.map((one, place) => (place === at ? (event.target.value as Target) : one)))}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}
