import { useEffect, useState } from 'react'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import type { CandidateTimes } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { NeedsScript } from '../../../platform/forms/needs-script.tsx'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { TextIn, TextWith } from '../../../platform/i18n/text-in.tsx'
import { metaTools, privateMeta, secretHeaders } from '../../../platform/pages/page-meta.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { AddToCalendar } from '../../interviews/parts/add-to-calendar.tsx'
import { InterviewFacts } from '../../interviews/parts/interview-facts.tsx'
import { PickedChange, Picking } from '../forms/picking.tsx'
import { openTimes } from '../visitors.queries.ts'
import type { Route } from './+types/pick-time.ts'

// The link of an e-mail leads here without a login.
await addAudiences('candidate', 'form')

export const headers = secretHeaders

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('interview_times.title'), siteName)
}

interface Shown {
  readonly times: CandidateTimes | null
  readonly message?: string | undefined
}

/** /times/:token: a candidate picks the time of an interview, moves it or calls it off (SLO-01). Opening the page changes nothing. */
export default function PickTime({ params: { token } }: Route.ComponentProps) {
  const t = useText()
  const [shown, setShown] = useState<Shown>()
  const { refusal, busy, run } = useAction(async () => setShown({ times: await openTimes(token) }))
  // Programs that only read the page open nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is another function with every render.
  useEffect(() => void run(), [token])
  if (shown?.times === null)
    return (
      <MessagePage title={t('interview_times.over_title')} text={t('interview_times.over')}>
        <LinkButton tone="quiet" to={applicationScreens.myApplications.to()}>
          {t('interviews.my_applications')}
        </LinkButton>
      </MessagePage>
    )
  return (
    <div className="page">
      <Card raised>
        {shown?.times ? (
          <Times {...shown} times={shown.times} token={token} onChange={(times, message) => setShown({ times, message })} />
        ) : (
          <>
            <h1>{t('interview_times.title')}</h1>
            <NeedsScript />
            <RefusalMessage refusal={refusal} />
            {refusal ? (
              <Button busy={busy} onClick={() => void run()}>
                {t('common.try_again')}
              </Button>
            ) : (
              <p role="status" aria-busy="true">
                {t('interview_times.loading')}
              </p>
            )}
          </>
        )}
      </Card>
    </div>
  )
}

interface Props {
  token: string
  times: CandidateTimes
  message?: string | undefined
  onChange(times: CandidateTimes | null, message?: string): void
}

function Times({ token, times, message, onChange }: Props) {
  const t = useText()
  const wireText = useWireText()
  const { picked, name_job: job, language_job, minutes, interviewers, place, note, limit_hours } = times
  return (
    <>
      <h1>{t(picked ? 'interview_times.picked_title' : 'interview_times.title')}</h1>
      {message && (
        <div ref={takeFocus} tabIndex={-1}>
          <MessageBox tone="success">{wireText(message)}</MessageBox>
        </div>
      )}
      <p>
        <TextWith
          text={interviewers.length > 0 ? 'interview_times.intro' : 'interview_times.intro_unnamed'}
          values={{ job: <TextIn language={language_job}>{job}</TextIn>, minutes, names: interviewers.join(', ') }}
        />
      </p>
      {picked ? (
        <>
          <InterviewFacts {...picked} sender={interviewers.join(', ') || picked.sender} />
          <AddToCalendar {...picked} standing={picked.answer ? 'answered' : 'open'} job={job} />
          {times.may_change && <p>{t('interview_times.limit', { count: limit_hours })}</p>}
          <PickedChange key={picked.sequence} {...{ token, times, onChange }} />
        </>
      ) : (
        <>
          {place && <p>{t('interviews.place', { place })}</p>}
          {note && <p>{note}</p>}
          <p>{t('interview_times.limit', { count: limit_hours })}</p>
          <Picking {...{ token, times, onChange }} />
        </>
      )}
    </>
  )
}
