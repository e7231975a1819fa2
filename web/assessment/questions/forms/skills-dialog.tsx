import { type QuestionView, skillsForm } from '#domain/assessment/questions/questions.contract.ts'
import type { Option } from '../../../platform/forms/choice-fields.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { shortName } from '../parts/short-name.ts'
import { useQuestionChanges, useSkillOptions } from '../questions.queries.ts'

/** Changes the skills of a question; at least one is required (QST-01). */
export function SkillsDialog({ question, onClose }: { question: QuestionView | undefined; onClose(): void }) {
  const t = useText()
  return (
    <ModalShell open={question !== undefined} title={t('questions.change_skills')} onClose={onClose}>
      {question && <SkillsForm question={question} onDone={onClose} />}
    </ModalShell>
  )
}

function SkillsForm({ question, onDone }: { question: QuestionView; onDone(): void }) {
  const t = useText()
  const { link } = useQuestionChanges()
  return (
    <>
      <p lang={question.language}>{question.question}</p>
      <AsyncSection query={useSkillOptions()}>
        {(skills) => (
          <RecordForm
            name={`question skills:${question.uuid}`}
            schema={skillsForm}
            initial={{ skills_uuid: question.question_skills.map(({ skill }) => skill.uuid) }}
            submit={(input) => link(question, input)}
            nameOf={shortName}
            onDone={onDone}
            submitLabel={t('common.save')}
          >
            <MultiSelectField name="skills_uuid" label={t('questions.skills')} options={withPresent(skills, question)} />
          </RecordForm>
        )}
      </AsyncSection>
    </>
  )
}

/** Adds the question's present skills to the choices, because some may be out of use. */
function withPresent(skills: readonly Option[], { question_skills }: QuestionView): readonly Option[] {
  const missing = question_skills.filter(({ skill }) => !skills.some(({ value }) => value === skill.uuid))
  return [...skills, ...missing.map(({ skill }) => ({ value: skill.uuid, label: skill.name }))]
}
