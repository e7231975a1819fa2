import { type TemplateView, templateForm } from '#domain/hiring/templates/templates.contract.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { languages } from '#domain/kernel/languages.ts'
import { stages } from '#domain/kernel/stages.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useNamedVariables } from '../hooks/use-named-variables.ts'
import { type useTemplate, useTemplateChanges } from '../templates.queries.ts'
import { MessageField } from './message-field.tsx'

/** The page that adds a template, or edits the given one (TPL-02). */
export function TemplatePage({ title, query }: { title: string; query?: ReturnType<typeof useTemplate> }) {
  const t = useText()
  const { language } = useLanguage()
  const named = useNamedVariables()
  const { add, save } = useTemplateChanges()
  return (
    <div className="page">
      <PageHead title={title} back={{ to: templateScreens.templates.to(), label: t('templates.back') }} />
      <RecordEditor
        name={`template:${query?.data?.uuid ?? 'new'}`}
        query={query}
        schema={templateForm}
        fieldsOf={(row: TemplateView | undefined) => ({
          board_name: row?.board_name ?? ('' as 'apply'),
          language: row?.language ?? language,
          status: row ? (`${row.default}` as const) : ('' as '0'),
          subject: row?.subject ?? '',
          title: row?.title ?? '',
          message: row?.message ?? '',
        })}
        submit={(input, row) => (row ? save(row, input) : add(input))}
        long
        nameOf={(row) => named(row.subject)}
        doneAt={() => templateScreens.templates.to()}
      >
        <FieldGrid>
          <SelectField
            name="board_name"
            label={t('templates.stage')}
            options={stages.map((value) => ({ value, label: t(`board.stage.${value}`) }))}
            placeholder
          />
          <SelectField
            name="language"
            label={t('templates.language')}
            options={languages.map((value) => ({ value, label: t(`vacancies.language.${value}`) }))}
          />
          <SelectField
            name="status"
            label={t('templates.status')}
            hint={t('templates.status_hint')}
            options={(['1', '0'] as const).map((value) => ({ value, label: t(`templates.status.${value}`) }))}
            placeholder
          />
        </FieldGrid>
        <TextField name="subject" label={t('templates.subject')} />
        <TextField name="title" label={t('templates.heading')} />
        <MessageField />
      </RecordEditor>
    </div>
  )
}
