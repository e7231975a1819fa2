import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ResultView } from '#domain/assessment/results/results.contract.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { rememberedPage } from '../../../platform/session/way-back.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { AttemptList } from '../parts/attempt-list.tsx'
import { QuestionCard } from '../parts/question-card.tsx'
import styles from '../parts/result.module.css'
import { type RareAction, ResultActions, rareActionsOf } from '../parts/result-actions.tsx'
import { ResultSummary } from '../parts/result-summary.tsx'
import { SignalsPanel } from '../parts/signals-panel.tsx'
import { useAttempts, useResult } from '../results.queries.ts'
import type { Route } from './+types/result.ts'

/** /admin/users/result/{uuid}: a person's result in the test of one skill (RES-01). */
export default function ResultPage({ params }: Route.ComponentProps) {
  const t = useText()
  const [search] = useSearchParams()
  const query = useResult(params.uuid, search.get('attempt') ?? undefined)
  const result = query.data
  const [dialog, setDialog] = useState<RareAction>()
  const profile = result && userScreens.userProfile.to({ uuid: result.user.uuid })
  const back = rememberedPage(useLocation()) ?? profile ?? dashboardScreens.dashboard.to()
  const name = result && fullName(result.user.name, result.user.lastname)
  return (
    <div className="page">
      <PageHead
        title={name ? t('results.of_person', { name }) : t('results.title')}
        description={result?.skill.name}
        back={{ to: back, label: t('results.back') }}
        menu={(result ? rareActionsOf(result) : []).map((action) => ({
          label: t(action === 'reset' ? 'results.reset' : 'results.remove_skill'),
          onPress: () => setDialog(action),
        }))}
      >
        {result && <ResultActions result={result} back={back} dialog={dialog} close={() => setDialog(undefined)} />}
      </PageHead>
      <AsyncSection query={query}>{(loaded) => <Result result={loaded} />}</AsyncSection>
    </div>
  )
}

function Result({ result }: { result: ResultView }) {
  const t = useText()
  const attempts = useAttempts(result.uuid).data ?? []
  const { attempt } = result
  if (!attempt) return <EmptyState title={t('results.state.none')} text={t('results.state.none_hint')} />
  return (
    <>
      <StateMessage attempt={attempt} />
      {attempt.state !== 'running' && (
        <>
          <ResultSummary result={result} />
          <SignalsPanel result={result} />
          <section>
            <h2>{t('results.questions')}</h2>
            <div className={styles.questions}>
              {result.user_test.map((question) => (
                <QuestionCard key={question.uid} question={question} language={attempt.language} mayRate={result.may.rate} />
              ))}
            </div>
          </section>
        </>
      )}
      <AttemptList uuid={result.uuid} attempts={attempts} shown={attempt.uuid} />
    </>
  )
}

/** Warns that an attempt is running, expired or archived. */
function StateMessage({ attempt }: { attempt: NonNullable<ResultView['attempt']> }) {
  const t = useText()
  const dates = useDates()
  if (attempt.state === 'running') return <EmptyState title={t('results.state.running')} text={t('results.state.running_hint')} />
  return (
    <>
      {attempt.archived_at && (
        <MessageBox>{t('results.state.archived_hint', { date: dates.date(attempt.archived_at) })}</MessageBox>
      )}
      {attempt.state === 'expired' && <MessageBox>{t('results.state.expired_hint')}</MessageBox>}
    </>
  )
}
