import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { ReadingFields } from '../../../platform/imports/reading-fields.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useImportChanges } from '../imports.queries.ts'

/** Which table of a file is read, and in which encoding where the file does not say it. */
export function ReadingChoice({ id, file }: { id: string; file: NonNullable<WholeImport['file']> }) {
  const t = useText()
  const { readAgain } = useImportChanges(id)
  const { sheets, sheet, encoding } = file
  const read = useAction(readAgain)
  if (sheets.length < 2 && !encoding) return null
  return (
    <div className={styles.options} aria-busy={read.busy}>
      <ReadingFields
        reading={file}
        sheetLabel={t('imports.sheet')}
        onSheet={(chosen) => void read.run({ sheet: chosen, encoding: encoding?.is_certain ? encoding.used : '' })}
        onEncoding={(chosen) => void read.run({ sheet, encoding: chosen })}
      />
      <RefusalMessage refusal={read.refusal} />
    </div>
  )
}
