import { useRef, useState } from 'react'
import { z } from 'zod'
import { type RecordKind, recordColumns } from '#domain/desk/record-imports/record-fields.rules.ts'
import { tableExtensions } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { previewRecords } from '../record-imports.queries.ts'
import { RecentRecordImports } from './recent-record-imports.tsx'
import { type Draft, RecordDraft } from './record-draft.tsx'

interface Props {
  kind: RecordKind
  back: { to: string; label: string }
}

const schema = z.object({})
const files = { file: { kinds: tableExtensions, required: 'imports.error.file_required', bytes: limits.importFile.tableBytes } }

/** A table becomes records of a kind: the file, what each column holds, what the import would do, and earlier imports (INT-15). */
export function RecordImports({ kind, back }: Props) {
  const t = useText()
  const number = useNumber()
  const [draft, setDraft] = useState<Draft>()
  const chosen = useRef<File>(undefined)
  return (
    <div className="page">
      <PageHead title={t(`records.${kind}.title`)} description={t(`records.${kind}.description`)} back={back} />
      {draft ? (
        <RecordDraft kind={kind} draft={draft} onDraft={setDraft} />
      ) : (
        <>
          <ImportSteps current="file" />
          <section className={styles.section} aria-label={t('imports.step.file')}>
            <FormShell
              name={`records-${kind}`}
              schema={schema}
              initial={{}}
              files={files}
              submit={(_, { files: { file } }) => {
                chosen.current = file
                return previewRecords(kind, file as File, {})
              }}
              onDone={({ data }) => {
                if (chosen.current) setDraft({ file: chosen.current, choices: {}, preview: data })
              }}
            >
              <div data-about-file>
                <FileField
                  name="file"
                  label={t('records.file')}
                  kinds={tableExtensions}
                  rule={t('records.file_rule', { rows: number(recordColumns[kind].rows) })}
                />
              </div>
              <FormEnd label={t('records.upload')} />
            </FormShell>
          </section>
          <RecentRecordImports kind={kind} />
        </>
      )}
    </div>
  )
}
