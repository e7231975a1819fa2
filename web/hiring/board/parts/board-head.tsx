import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMayAddPerson } from '../../../platform/session/use-may-add-person.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { WideWords } from '../../../platform/ui/wide-words.tsx'
import { type BoardDetail, useCloseVacancy } from '../board.queries.ts'
import styles from './board.module.css'
import { useBoardTools } from './board-tools.ts'
import { Openings } from './openings.tsx'

interface Props {
  detail: BoardDetail
  /** The search, on the same line when there is room. */
  children: ReactNode
}

/** Says that the vacancy is closed, or offers to close it once its openings are filled (TEA-03). */
function Closing({ detail: { uuid, name_job: name, state, hired, cant_vacant, may } }: { detail: BoardDetail }) {
  const t = useText()
  const banner = useBanner()
  const close = useCloseVacancy()
  const [asking, setAsking] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const onConfirm = async () => {
    const { success_message } = await close(uuid)
    setHasClosed(true)
    setAsking(false)
    banner.success(success_message, { name })
  }
  // The pressed button disappears, so the words in its place take the focus.
  if (state !== 'active')
    return (
      <span ref={hasClosed ? takeFocus : undefined} tabIndex={-1}>
        {t(state === 'draft' ? 'board.vacancy_draft' : 'board.vacancy_closed')}
      </span>
    )
  if (!may.change || hired < cant_vacant) return null
  return (
    <span>
      {t('board.all_filled')}{' '}
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('board.close_vacancy')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('board.close_vacancy')}
        confirmLabel={t('board.close_vacancy_confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
      >
        <p>{t('board.close_vacancy_question', { name })}</p>
      </ConfirmDialog>
    </span>
  )
}

/** The head of the board: vacancy, openings, new candidates, age, and the way back (BRD-01). */
export function BoardHead({ detail, children }: Props) {
  const t = useText()
  const { Team } = useBoardTools()
  const { name_job, cant_vacant, hired, new_candidates, dias, may } = detail
  const mayAddPerson = useMayAddPerson(detail.state === 'active')
  return (
    <PageHead
      title={<TextIn language={detail.language}>{name_job}</TextIn>}
      back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list'), short: true }}
      description={
        <span className={styles.facts}>
          <Openings hired={hired} count={cant_vacant} />
          <Closing detail={detail} />
          <span>{t('board.new_candidates', { count: new_candidates })}</span>
          <span>{dias === 0 ? t('board.age_today') : t('board.age', { count: dias })}</span>
          {!may.change && <span>{t('board.view_only')}</span>}
          <Suspense>
            <Team vacancy={{ uuid: detail.uuid, name: name_job }} />
          </Suspense>
          {detail.withdrawn > 0 && (
            <Link to={applicationScreens.withdrawn.to({ id: detail.uuid })}>
              {t('withdrawn.count', { count: detail.withdrawn })}
            </Link>
          )}
          <Link to={vacancyScreens.applicants.to({ id: detail.uuid })}>{t('vacancies.applicants.title')}</Link>
          <Link to={resultScreens.vacancyResults.to({ id: detail.uuid })}>{t('board.results')}</Link>
        </span>
      }
    >
      <div className={styles.tools}>
        {mayAddPerson && (
          <LinkButton
            tone="quiet"
            to={addedCandidatesScreens.addPerson.to({ jobsId: detail.uuid })}
            icon={<IconUserPlus size={20} aria-hidden="true" />}
          >
            <WideWords>{t('intake.add')}</WideWords>
          </LinkButton>
        )}
        {children}
      </div>
    </PageHead>
  )
}
