import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { shortlistScreens } from '#domain/hiring/shortlists/shortlists.screens.ts'
import { stepScreens } from '#domain/hiring/steps/steps.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMayAddPerson } from '../../../platform/session/use-may-add-person.ts'
import { Button, IconLink, LinkButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { HeadMenu } from '../../../platform/ui/head-menu.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { VacancyTabs } from '../../../platform/ui/vacancy-tabs.tsx'
import { WideWords } from '../../../platform/ui/wide-words.tsx'
import { type BoardDetail, useCloseVacancy } from '../board.queries.ts'
import styles from './board.module.css'
import { BoardSearch, SearchOutcome } from './board-search.tsx'
import { stageToReview } from './board-state.ts'
import { useBoardTools } from './board-tools.ts'
import { Openings } from './openings.tsx'

interface Props {
  detail: BoardDetail
  search: string
  /** The number of cards that the search has found; undefined while it runs. */
  found: number | undefined
  onSearch(text: string): void
  columns: readonly BoardColumn[] | undefined
  /** Begins to decide about the people of a stage (REV-01). */
  onReview(stage: Stage): void
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
      <Button
        size="small"
        tone="quiet"
        title={t('board.all_filled')}
        className={styles.inLine}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
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

/** Begins to review. */
function ReviewButton({ columns, onReview }: { columns: readonly BoardColumn[]; onReview(stage: Stage): void }) {
  const t = useText()
  const first = stageToReview(columns)
  if (!first) return null
  const [count, stage] = [first.total, t(`board.stage.${first.name_board}`)]
  return (
    <Button
      tone="quiet"
      aria-haspopup="dialog"
      aria-label={t('board.review_all', { count, stage })}
      title={t('board.review_all', { count, stage })}
      className={styles.add ?? ''}
      icon={<IconCards size={20} aria-hidden="true" />}
      onClick={() => onReview(first.name_board)}
    >
      <WideWords>{t('board.review', { count })}</WideWords>
    </Button>
  )
}

/**
 * The head of the board in two lines (BRD-01, BRD-05): the way back, the vacancy, the search and the way to a new candidate; then the other
 * pages about its people, its owner, openings, new candidates and age.
 */
export function BoardHead({ detail, search, found, onSearch, columns, onReview }: Props) {
  const t = useText()
  const { Team } = useBoardTools()
  const { uuid, name_job: name, cant_vacant, hired, new_candidates, dias, may } = detail
  const mayAddPerson = useMayAddPerson(detail.state === 'active')
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <IconLink to={vacancyScreens.staffVacancies.to()} label={t('vacancies.back_to_list')}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </IconLink>
        <h1 title={name}>
          <TextIn language={detail.language}>{name}</TextIn>
        </h1>
        <BoardSearch active={search} onSearch={onSearch} />
        {may.change && <ReviewButton columns={columns ?? []} onReview={onReview} />}
        {mayAddPerson && (
          <LinkButton
            to={addedCandidatesScreens.addPerson.to({ jobsId: uuid })}
            aria-label={t('intake.add')}
            className={styles.add ?? ''}
            icon={<IconPlus size={20} aria-hidden="true" />}
          >
            <WideWords>{t('intake.add_short')}</WideWords>
          </LinkButton>
        )}
        <HeadMenu
          actions={[
            { label: t('shortlists.title'), to: shortlistScreens.shortlists.to({ id: uuid }) },
            { label: t('screening.link'), to: screeningScreens.vacancyQuestions.to({ uuid }) },
            { label: t('steps.link'), to: stepScreens.vacancySteps.to({ uuid }) },
            { label: t('scorecards.kits_link'), to: scorecardScreens.interviewKits.to({ uuid }) },
          ]}
        />
      </div>
      <VacancyTabs vacancy={{ uuid, name }} current="board">
        <div className={styles.facts}>
          <SearchOutcome {...{ search, found }} />
          {!may.change && <span>{t('board.view_only')}</span>}
          {/* First, because a phone shows only the beginning of this line. */}
          <Closing detail={detail} />
          <Suspense>
            <Team short vacancy={{ uuid, name }} />
          </Suspense>
          <Openings hired={hired} count={cant_vacant} />
          <span>{t('board.new_candidates', { count: new_candidates })}</span>
          {detail.state !== 'draft' && <span>{dias === 0 ? t('board.age_today') : t('board.age', { count: dias })}</span>}
          {detail.withdrawn > 0 && (
            <Link to={applicationScreens.withdrawn.to({ id: uuid })}>{t('withdrawn.count', { count: detail.withdrawn })}</Link>
          )}
        </div>
      </VacancyTabs>
    </header>
  )
}
