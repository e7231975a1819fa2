import { useId } from 'react'
import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { RefusalNotice } from '../../../platform/ui/notice.tsx'
import { useImportChanges } from '../imports.queries.ts'

/** Which table of a file is read, and in which encoding where the file does not say it. */
export function ReadingChoice({ id, file }: { id: string; file: NonNullable<WholeImport['file']> }) {
  const t = useText()
  const sheetId = useId()
  const { readAgain } = useImportChanges(id)
  const { sheets, sheet, encoding } = file
  const read = useAction(readAgain)
  const certain = encoding?.is_certain ? encoding.used : ''
  if (sheets.length < 2 && !encoding) return null
  return (
    <div className={styles.options} aria-busy={read.busy}>
      {sheets.length > 1 && (
        <div>
          <label htmlFor={sheetId}>{t('imports.sheet')}</label>
          <select
            id={sheetId}
            className={field.control}
            value={sheet}
            onChange={(event) => void read.run({ sheet: event.target.value, encoding: certain })}
          >
            {sheets.map(({ name, rows }) => (
              <option key={name} value={name}>
                {t('imports.sheet_option', { name, count: rows })}
              </option>
            ))}
          </select>
        </div>
      )}
      {encoding && (
        <InstantChoice
          label={t('imports.encoding')}
          hint={t(encoding.is_certain ? 'imports.encoding_sure' : 'imports.encoding_unsure')}
          options={encoding.choices.map(({ encoding: value, sample }) => ({
            value,
            label: t('imports.encoding_option', { name: t(`imports.encoding.${value}`), sample }),
          }))}
          value={certain}
          onChoose={(chosen) => chosen !== '' && void read.run({ sheet, encoding: chosen })}
        />
      )}
      <RefusalNotice refusal={read.refusal} />
    </div>
  )
}
