import { useId, useState } from 'react'
import { z } from 'zod'
import type { ImportView } from '#domain/assessment/banks/banks.contract.ts'
import { bankExtensions } from '#domain/kernel/file-kinds.ts'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useImport } from '../banks.queries.ts'
import styles from '../parts/bank.module.css'
import { ImportPreview } from '../parts/import-preview.tsx'

const schema = z.object({ language: languageSchema })
const files = {
  file: { kinds: bankExtensions, required: 'banks.error.file_required', bytes: limits.bankFile.bytes },
}

interface Looked {
  readonly file: File
  readonly language: Language
  readonly preview: ImportView
}

/** Imports questions from a file, after a preview. */
export function BankImport({ id }: { id: string }) {
  const t = useText()
  const heading = useId()
  const [looked, setLooked] = useState<Looked>()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('banks.import')}</h2>
      <p>{t('banks.import_description')}</p>
      {looked ? (
        <ImportPreview id={id} {...looked} onClose={() => setLooked(undefined)} />
      ) : (
        <ImportForm id={id} onLooked={setLooked} />
      )}
    </section>
  )
}

function ImportForm({ id, onLooked }: { id: string; onLooked(looked: Looked): void }) {
  const t = useText()
  const { language } = useLanguage()
  const { look } = useImport(id)
  return (
    <FormShell
      name={`bank-import:${id}`}
      schema={schema}
      initial={{ language }}
      files={files}
      submit={async (fields, { files: { file }, onProgress }) => {
        const { data } = await look({ ...fields, file, onProgress })
        return { ...fields, file, preview: data }
      }}
      onDone={({ file, ...rest }) => file && onLooked({ file, ...rest })}
    >
      <div data-about-file>
        <FileField
          name="file"
          label={t('banks.import_file')}
          kinds={bankExtensions}
          rule={t('banks.import_rule', { count: limits.bankFile.questions })}
        />
      </div>
      <SelectField
        name="language"
        label={t('banks.import_language')}
        hint={t('banks.import_language_hint')}
        options={languages.map((value) => ({ value, label: t(`banks.language.${value}`) }))}
      />
      <FormEnd label={t('banks.import_look')} />
    </FormShell>
  )
}
