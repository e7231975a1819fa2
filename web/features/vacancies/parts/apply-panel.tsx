import { useEffect, useState } from 'react'
import { accountScreens } from '#domain/accounts/accounts.screens.ts'
import { applicationScreens } from '#domain/applications/applications.screens.ts'
import type { VacancyDetail } from '#domain/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/vacancies/vacancies.screens.ts'
import { request } from '../../../platform/client/request.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Notice, RefusalNotice } from '../../../platform/ui/notice.tsx'
import { applyToVacancy, loadVacancy } from '../vacancies.queries.ts'

/** Applying: visitors register for it, candidates press once and read whether it is new or old, staff read why not (APP-01). */
export function ApplyPanel({ vacancy }: { vacancy: VacancyDetail }) {
  const t = useText()
  const wireText = useWireText()
  const session = useSession()
  const already = useApplied(vacancy, session.status === 'user' && session.mode === 'denied')
  const applying = useAction(applyToVacancy)

  if (vacancy.status_job === 'I') return <LinkButton to={jobsAt()}>{t('vacancies.closed_action')}</LinkButton>
  if (session.status !== 'user')
    return (
      <LinkButton to={accountScreens.registerAndApply.to({ uuid: vacancy.uuid })} size="large">
        {t('vacancies.apply')}
      </LinkButton>
    )
  if (session.mode === 'allowed') return <Notice>{t('vacancies.apply_staff')}</Notice>
  const done = applying.answer !== undefined
  return (
    <>
      <Button
        size="large"
        busy={applying.busy}
        disabled={done || already}
        onClick={() => void applying.run(vacancy.uuid, session.user.uuid)}
      >
        {already && !done ? t('vacancies.applied') : t('vacancies.apply')}
      </Button>
      {applying.answer && <Notice tone="success">{wireText(applying.answer.success_message)}</Notice>}
      <RefusalNotice refusal={applying.refusal} />
      {already && !done && <Notice>{t('vacancies.old_apply')}</Notice>}
      {(done || already) && (
        <LinkButton tone="quiet" to={applicationScreens.myApplications.to()}>
          {t('vacancies.see_applications')}
        </LinkButton>
      )}
    </>
  )
}

/** Whether the person applied before: the page was rendered for nobody in particular, so the browser asks again with the session. */
function useApplied({ uuid, applied }: VacancyDetail, isCandidate: boolean): boolean {
  const [known, setKnown] = useState(applied)
  useEffect(() => {
    let current = true
    setKnown(false)
    if (isCandidate)
      loadVacancy(request, uuid).then(
        ({ data }) => current && setKnown(data.applied),
        // Pressing the button asks the server anyway.
        () => {},
      )
    return () => {
      current = false
    }
  }, [uuid, isCandidate])
  return known
}
