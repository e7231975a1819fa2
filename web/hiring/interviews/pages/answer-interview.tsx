import { useState } from 'react'
import { isRouteErrorResponse, Link, useSearchParams } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { chosenAnswer } from '#domain/hiring/interviews/interviews.rules.ts'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { InterviewAnswering } from '../forms/interview-answering.tsx'
import { answerInvitation, loadInvitation } from '../interviews.queries.ts'
import { AddToCalendar } from '../parts/add-to-calendar.tsx'
import { InterviewFacts } from '../parts/interview-facts.tsx'
import type { Route } from './+types/answer-interview.ts'
import styles from './answer-interview.module.css'

// The texts of candidates, whom the link of an e-mail leads here without a login.
await addAudiences('candidate')

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadInvitation(serverRequest(context).call, params.token)
}

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('interviews.title'), siteName)
}

/**
 * /interview/:token: the page behind an invitation's link. E-mail scanners open links too, so only the button answers (SPEC-61).
 */
export default function AnswerInterview({ params: { token }, loaderData: interview }: Route.ComponentProps) {
  const t = useText()
  const wireText = useWireText()
  const [search] = useSearchParams()
  const [saved, setSaved] = useState<{ success_message: string; data: Pick<typeof interview, 'answer' | 'answer_note'> }>()
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('interviews.title')}</h1>
        <p>
          <TextNaming text="interviews.intro" name={interview.name_job} language={interview.language_job} />
        </p>
        <InterviewFacts {...interview} />
        <AddToCalendar {...interview} job={interview.name_job} />
        {saved && (
          <div ref={takeFocus} tabIndex={-1} className={styles.saved}>
            <MessageBox tone="success">{wireText(saved.success_message)}</MessageBox>
          </div>
        )}
        <InterviewAnswering
          name={`interview:${token}`}
          interview={saved ? { ...saved.data, standing: 'answered' } : interview}
          chosen={chosenAnswer(search.get('answer'))}
          send={(answer) => answerInvitation({ ...answer, token })}
          onDone={setSaved}
        />
        <p className={styles.ways}>
          <Link to={applicationScreens.myApplications.to()}>{t('interviews.my_applications')}</Link>
        </p>
      </Card>
    </div>
  )
}

/** Explains why a link is used up, out of date or forged, and what to do next. Never shows whose link it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText()
  const wireText = useWireText()
  if (!isRouteErrorResponse(error) || error.status !== 410) throw error
  const { error_message } = error.data as RefusalBody
  return (
    <MessagePage title={t('interviews.link_title')} text={wireText(error_message)}>
      <LinkButton to={applicationScreens.myApplications.to()}>{t('interviews.my_applications')}</LinkButton>
    </MessagePage>
  )
}
