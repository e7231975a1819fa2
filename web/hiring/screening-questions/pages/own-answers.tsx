import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import type { OwnAnswers as Answers } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AnswersForm } from '../forms/answers-form.tsx'
import { AnswerList } from '../parts/answer-list.tsx'
import { giveAnswers, useOwnAnswers } from '../screening-questions.queries.ts'
import type { Route } from './+types/own-answers.ts'
import styles from './own-answers.module.css'

/** /profile/answers/{uuid}: what a vacancy asks a candidate who has applied to it, and what they answered (SCQ-02). */
export default function OwnAnswers({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const query = useOwnAnswers(uuid)
  const job = query.data?.jobs
  return (
    <>
      <PageHead
        title={
          job ? <TextNaming text="screening.own_of" name={job.name_job} language={job.language} /> : t('screening.own_title')
        }
        back={{ to: applicationScreens.myApplications.to(), label: t('applications.title') }}
      />
      <AsyncSection query={query}>
        {(found) => <Questions uuid={uuid} found={found} onGiven={() => void query.refetch()} read={() => query.refetch()} />}
      </AsyncSection>
    </>
  )
}

interface QuestionsProps {
  uuid: string
  found: Answers
  read(): Promise<{ data: Answers | undefined }>
  onGiven(): void
}

function Questions({ uuid, found: { questions, answers }, read, onGiven }: QuestionsProps) {
  const t = useText()
  const banner = useBanner()
  const newest = answers[0]?.answered_at ?? ''
  return (
    <>
      {questions.length > 0 ? (
        <Card>
          <p>{t('screening.own_text')}</p>
          <AnswersForm
            key={newest}
            name={`answers ${uuid}`}
            questions={questions}
            read={async () => (await read()).data?.questions ?? questions}
            submitLabel={t('screening.own_send')}
            submit={(given) => giveAnswers(uuid, given)}
            onDone={({ success_message }) => {
              banner.success(success_message)
              onGiven()
            }}
          />
        </Card>
      ) : (
        <MessageBox tone="success">{t('screening.own_done')}</MessageBox>
      )}
      {answers.length > 0 && (
        <section className={styles.given}>
          <h2>{t('screening.own_given')}</h2>
          <AnswerList answers={answers} />
        </section>
      )}
    </>
  )
}
