import type { ReactNode } from 'react'
import {
  type QuestionView,
  questionEditForm,
  questionForm,
  questionStatuses,
  questionTypes,
} from '#domain/assessment/questions/questions.contract.ts'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type Option, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FormSections } from '../../../platform/forms/form-sections.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Answers } from '../parts/answers.tsx'
import { LacksMessage } from '../parts/readiness.tsx'
import { shortName } from '../parts/short-name.ts'
import { type useQuestion, useQuestionChanges } from '../questions.queries.ts'
import { MediaFields, mediaFiles } from './media-fields.tsx'

/** The page after saving: the answers of a select, or the list, because a text has none (QST-02). */
const pageAfterSaving = ({ uuid, type }: QuestionView) =>
  type === 'select' ? questionScreens.questionAnswers.to({ uuid }) : questionScreens.questions.to()

/** Adds a question, with the skill of the address already chosen (QST-02). */
export function NewQuestionPage({ skills, skill }: { skills: readonly Option[]; skill: string | undefined }) {
  const t = useText()
  const { language } = useLanguage()
  const { add } = useQuestionChanges()
  return (
    <div className="page">
      <PageHead title={t('questions.add')} back={{ to: questionScreens.questions.to(), label: t('questions.back') }} />
      <RecordEditor
        name={`question:new:${skill ?? ''}`}
        schema={questionForm}
        fieldsOf={() => ({
          question: '',
          type: 'select' as const,
          language,
          alternative_text: '',
          transcript: '',
          skills_uuid: skill ? [skill] : [],
        })}
        files={mediaFiles}
        submit={(input, _row, upload) => add(input, upload)}
        nameOf={shortName}
        long
        doneAt={pageAfterSaving}
      >
        <FormSections
          sections={[
            {
              title: t('questions.section'),
              children: (
                <>
                  <QuestionFields />
                  <MultiSelectField
                    name="skills_uuid"
                    label={t('questions.skills')}
                    hint={t('questions.skills_hint')}
                    options={skills}
                  />
                </>
              ),
            },
            { title: t('questions.media'), children: <MediaFields present={null} /> },
          ]}
        />
      </RecordEditor>
    </div>
  )
}

const editForm = questionEditForm.omit({ version: true, skills_uuid: true })

/**
 * The question as it was opened, with the version of now when only its answers have changed since, which the same page edits. A change of the
 * question itself by somebody else is still refused.
 */
function versionToSave(opened: QuestionView, now: QuestionView | undefined): QuestionView {
  const own = ({ question, type, language, alternative_text, transcript, status, media }: QuestionView) =>
    JSON.stringify([question, type, language, alternative_text, transcript, status, media?.name])
  return now && own(now) === own(opened) ? { ...opened, version: now.version } : opened
}

/** Edits a question, with its answers below; results keep its former text (QST-04). `note` stands above its fields. */
export function EditQuestionPage({ query, note }: { query: ReturnType<typeof useQuestion>; note: ReactNode }) {
  const t = useText()
  const { save } = useQuestionChanges()
  return (
    <div className="page">
      <PageHead title={t('questions.edit')} back={{ to: questionScreens.questions.to(), label: t('questions.back') }} />
      <RecordEditor
        name={`question:${query.data?.uuid ?? ''}`}
        query={query}
        schema={editForm}
        fieldsOf={(row: QuestionView | undefined) => ({
          question: row?.question ?? '',
          type: row?.type ?? 'select',
          language: row?.language ?? 'es',
          alternative_text: row?.alternative_text ?? '',
          transcript: row?.transcript ?? '',
          status: row?.status ?? 'A',
          remove_file: false,
        })}
        files={mediaFiles}
        submit={(input, row, upload) => save(versionToSave(row as QuestionView, query.data), input, upload)}
        nameOf={shortName}
        doneAt={() => questionScreens.questions.to()}
        long
      >
        {(row) => (
          <>
            {row && <LacksMessage question={query.data ?? row} />}
            {note}
            <FormSections
              sections={[
                {
                  title: t('questions.section'),
                  children: (
                    <>
                      <QuestionFields />
                      <SelectField
                        name="status"
                        label={t('questions.status')}
                        options={questionStatuses.map((value) => ({ value, label: t(`questions.status.${value}`) }))}
                      />
                    </>
                  ),
                },
                { title: t('questions.media'), children: <MediaFields present={row?.media ?? null} /> },
              ]}
            />
          </>
        )}
      </RecordEditor>
      {query.data?.type === 'select' && (
        <section aria-labelledby="answers">
          <h2 id="answers">{t('questions.answers_title')}</h2>
          <Answers question={query.data} />
        </section>
      )}
    </div>
  )
}

function QuestionFields() {
  const t = useText()
  return (
    <>
      <TextAreaField name="question" label={t('questions.question')} rows={4} />
      <FieldGrid>
        <SelectField
          name="type"
          label={t('questions.type')}
          hint={t('questions.type_hint')}
          options={questionTypes.map((value) => ({ value, label: t(`questions.type.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t('questions.language')}
          hint={t('questions.language_hint')}
          options={languages.map((value) => ({ value, label: t(`questions.language.${value}`) }))}
        />
      </FieldGrid>
    </>
  )
}
