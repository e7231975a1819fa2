import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordDeletion } from '../../../platform/records/record-deletion.tsx'
import { MediaLink } from '../parts/media-link.tsx'
import { shortName } from '../parts/short-name.ts'
import { skillNames } from '../parts/skill-names.ts'
import { useQuestion, useQuestionChanges } from '../questions.queries.ts'
import type { Route } from './+types/delete-question.ts'

/** /tests/admin/delete/{uuid}: shows the question and deletes it; an asked one is only put out of use (QST-01, SPEC-38). */
export default function DeleteQuestion({ params }: Route.ComponentProps) {
  const t = useText()
  const { remove } = useQuestionChanges()
  return (
    <RecordDeletion
      title={t('questions.delete')}
      back={{ to: questionScreens.questions.to(), label: t('questions.back') }}
      query={useQuestion(params.uuid)}
      nameOf={shortName}
      factsOf={(question) => [
        [
          t('questions.question'),
          <span key="text" lang={question.language}>
            {question.question}
          </span>,
        ],
        [t('questions.skills'), skillNames(question)],
        [t('questions.type'), t(`questions.type.${question.type}`)],
        [t('questions.language'), t(`questions.language.${question.language}`)],
        question.media && [t('questions.file'), <MediaLink key="media" media={question.media} />],
      ]}
      insteadOf={(question) => (question.in_use ? { text: t('questions.in_use'), confirm: t('questions.put_out') } : undefined)}
      onDelete={remove}
    />
  )
}
