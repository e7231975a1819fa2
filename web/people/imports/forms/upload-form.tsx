import { useNavigate } from 'react-router'
import { z } from 'zod'
import { importExtensions } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from '../../../platform/imports/imports.module.css'
import { useUpload } from '../imports.queries.ts'

const schema = z.object({})
const files = {
  file: { kinds: importExtensions, required: 'imports.error.file_required', bytes: limits.importFile.bytes },
}

/** Uploads a CSV or a zip, and leads to its columns. */
export function UploadForm() {
  const t = useText()
  const number = useNumber()
  const navigate = useNavigate()
  const upload = useUpload()
  return (
    <section className={styles.section} aria-label={t('imports.step.file')} data-about-file>
      <FormShell
        name="import"
        schema={schema}
        initial={{}}
        files={files}
        submit={(_, { files: { file }, onProgress }) => upload(file, onProgress)}
        onDone={({ data }) => void navigate(importScreens.imports.to({ id: data.uuid }))}
      >
        <FileField
          name="file"
          label={t('imports.file')}
          kinds={importExtensions}
          rule={`${t('imports.file_rule', {
            rows: number(limits.importFile.rows),
            megabytes: limits.importFile.bytes / 1_048_576,
          })} ${t('imports.file_kept')}`}
        />
        <FormEnd label={t('imports.upload')} />
      </FormShell>
    </section>
  )
}
