import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import type { QuestionView as Question } from '#domain/assessment/questions/questions.contract.ts'
import type { Lack } from '#domain/assessment/questions/questions.rules.ts'
import { questionScreens, questionsOfSkill } from '#domain/assessment/questions/questions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { QuestionView } from '../../attempts/parts/question-view.tsx'
import { Answers } from '../parts/answers.tsx'
import { PreviewDialog } from '../parts/preview-dialog.tsx'
import styles from '../parts/question-answers.module.css'
import { LacksMessage } from '../parts/readiness.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useQuestion } from '../questions.queries.ts'
import type { Route } from './+types/question-answers.ts'

/** /tests/admin/answers/{uuid}: the answers of a select; a text redirects to the list (QST-03). */
export default function QuestionAnswers({ params }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('questions.answers_title')} back={{ to: questionScreens.questions.to(), label: t('questions.back') }} />
      <AsyncSection query={useQuestion(params.uuid)}>
        {(question) =>
          question.type === 'text' ? (
            <Navigate to={questionScreens.questions.to()} replace />
          ) : (
            <QuestionWithAnswers question={question} />
          )
        }
      </AsyncSection>
    </div>
  )
}

function QuestionWithAnswers({ question }: { question: Question }) {
  const t = useText()
  const [previews, setPreviews] = useState(false)
  const mayChange = useMay({ module: 'questions', item: 'change' })
  return (
    <div className={styles.parts}>
      <p lang={question.language}>
        <strong>{question.question}</strong>
        <Thumbnail of={question} />
      </p>
      <div>
        <Button tone="quiet" size="small" icon={<IconEye size={18} aria-hidden="true" />} onClick={() => setPreviews(true)}>
          {t('questions.preview')}
        </Button>
      </div>
      <LacksMessage question={question}>
        {mayChange && canFixInForm(question.lacks) && (
          <Link to={questionScreens.editQuestion.to({ uuid: question.uuid })}>{t('questions.edit')}</Link>
        )}
      </LacksMessage>
      <PreviewDialog question={previews ? question : undefined} as={QuestionView} onClose={() => setPreviews(false)} />
      <Answers question={question} />
      <SkillLinks question={question} mayChange={mayChange} />
    </div>
  )
}

/** Whether the question's own form can add what is missing; answers are edited on this page. */
function canFixInForm(lacking: readonly Lack[]): boolean {
  return lacking.some(
    (lack) => lack === 'inactive' || lack === 'alternative_text' || lack === 'transcript' || lack === 'shown_media',
  )
}

/** For each skill of the question: a link to add another question, and a link to all its questions. */
function SkillLinks({ question, mayChange }: { question: Question; mayChange: boolean }) {
  const t = useText()
  return (
    <nav aria-label={t('questions.answers_ways')} className={styles.ways}>
      {question.question_skills.map(({ skill: { uuid, name } }) => (
        <div key={uuid}>
          {mayChange && (
            <LinkButton tone="quiet" size="small" to={questionScreens.addQuestion.to({ uuid })}>
              {t('questions.another_of', { name })}
            </LinkButton>
          )}
          <LinkButton tone="bare" size="small" to={questionsOfSkill(uuid)}>
            {t('questions.all_of', { name })}
          </LinkButton>
        </div>
      ))}
    </nav>
  )
}
