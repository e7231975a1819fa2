import { useId } from 'react'
import { type ColumnTarget, columnTargets } from '#domain/people/imports/columns.rules.ts'
import { comesWithConsents } from '#domain/people/imports/consents.rules.ts'
import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ColumnList } from '../../../platform/imports/column-list.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { Button } from '../../../platform/ui/button.tsx'

interface Props {
  file: NonNullable<WholeImport['file']>
  columns: readonly ColumnTarget[]
  onChange(columns: ColumnTarget[]): void
}

/** The columns of a file with the field that each becomes. */
export function ColumnChoice({ file, columns, onChange }: Props) {
  const t = useText()
  const id = useId()
  const ignored = file.columns.flatMap(({ samples }, at) =>
    (columns[at] ?? 'ignore') === 'ignore' && samples.length > 0 ? [at] : [],
  )
  // Without a zip there are no CVs to name.
  const offered = columnTargets.filter((target) => target !== 'cv' || file.has_cvs)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('imports.columns')}</h2>
      <p className={styles.soft}>{t('imports.columns_hint')}</p>
      {comesWithConsents({ columns, consent_way: 'ask' }) && <p className={styles.soft}>{t('imports.columns_consent')}</p>}
      <ColumnList
        columns={file.columns}
        targets={file.columns.map((_, at) => columns[at] ?? 'ignore')}
        options={offered.map((value) => ({ value, label: t(`imports.field.${value}`) }))}
        onChange={onChange}
      />
      {ignored.length > 0 && (
        <Button tone="quiet" onClick={() => onChange(columns.map((target, at) => (ignored.includes(at) ? 'note' : target)))}>
          {t('imports.rest_to_note', { count: ignored.length })}
        </Button>
      )}
    </section>
  )
}
