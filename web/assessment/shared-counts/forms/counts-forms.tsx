import { useState } from 'react'
import { leastShared } from '#domain/assessment/shared-counts/counts.rules.ts'
import { addCountsForm, exportCountsForm } from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import { languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { exportCounts, useCountsChanges } from '../shared-counts.queries.ts'

const kinds = ['txt'] as const
const files = { file: { kinds, required: 'shared_counts.error.file_required', bytes: limits.upload.bytes } }

/** Adds the file of another site. After it was taken the form is empty again. */
export function AddCounts({ id }: { id: string }) {
  const t = useText()
  const banner = useBanner()
  const { add } = useCountsChanges(id)
  const [taken, setTaken] = useState(0)
  return (
    <FormShell
      key={taken}
      name={`shared-counts:${id}`}
      schema={addCountsForm}
      initial={{ agrees: false as unknown as true }}
      files={files}
      submit={({ agrees }, { files: { file }, onProgress }) => add(file, agrees as true, onProgress)}
      onDone={({ success_message }) => {
        banner.success(success_message)
        setTaken((count) => count + 1)
      }}
    >
      <FileField name="file" label={t('shared_counts.file')} kinds={kinds} rule={t('shared_counts.file_rule')} />
      <CheckboxField name="agrees" label={t('shared_counts.agrees_to_use')} required />
      <FormEnd label={t('shared_counts.add')} />
    </FormShell>
  )
}

/** Signs the counts of a bank and downloads them. */
export function ExportCounts({ id }: { id: string }) {
  const t = useText()
  const banner = useBanner()
  const { language } = useLanguage()
  return (
    <FormShell
      name={`shared-counts-export:${id}`}
      schema={exportCountsForm}
      initial={{ language, agrees: false as unknown as true }}
      submit={(fields) => exportCounts(id, { language: fields.language, agrees: true })}
      onDone={({ success_message, data }) => {
        saveFile(new File([data.content], data.name, { type: 'text/plain' }))
        banner.success(success_message)
      }}
    >
      <SelectField
        name="language"
        label={t('shared_counts.export_language')}
        hint={t('shared_counts.export_few', { least: leastShared })}
        options={languages.map((value) => ({ value, label: t(`banks.language.${value}`) }))}
      />
      <CheckboxField name="agrees" label={t('shared_counts.agrees')} required />
      <FormEnd label={t('shared_counts.export')} />
    </FormShell>
  )
}
