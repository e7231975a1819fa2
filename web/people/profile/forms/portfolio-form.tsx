import { flag } from '#domain/kernel/fields.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { type PortfolioView, typedPortfolioForm } from '#domain/people/profile/portfolio.contract.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { usePortfolioChanges } from '../files.queries.ts'
import { FileLink } from '../parts/file-link.tsx'

const schema = typedPortfolioForm.extend({ remove_file: flag })
const files = { file: { kinds: documentExtensions } }

/** Adds or changes a portfolio item; a new file replaces the former one (PRT-01). */
export function PortfolioForm({ row, ...then }: { row: PortfolioView | undefined } & SectionForm) {
  const t = useText()
  const { add, save } = usePortfolioChanges()
  return (
    <RecordForm
      name={`portfolio:${row?.uuid ?? 'new'}`}
      schema={schema}
      initial={{ description: row?.description ?? '', link: row?.link ?? '', remove_file: false }}
      files={files}
      submit={(typed, upload) => {
        const { remove_file, ...fields } = schema.parse(typed)
        return row ? save(row, { ...fields, remove_file }, upload) : add(fields, upload)
      }}
      nameOf={({ description }) => description}
      {...then}
      submitLabel={t('common.save')}
      guard={!row}
    >
      <TextField name="description" label={t('portfolio.what')} />
      <TextField name="link" label={t('portfolio.link')} hint={t('personal.website_help')} type="url" />
      {row?.file && (
        <div>
          {t('portfolio.file_now')}: <FileLink file={row.file} name={row.file_name} />
          <CheckboxField name="remove_file" label={t('portfolio.file_remove')} />
        </div>
      )}
      <FileField
        name="file"
        label={t(row?.file ? 'portfolio.file_replace' : 'portfolio.file')}
        kinds={documentExtensions}
        optional
      />
    </RecordForm>
  )
}
