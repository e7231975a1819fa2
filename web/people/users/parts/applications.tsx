import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import type { UserJob } from '#domain/people/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import lines from '../../../platform/ui/titled-records.module.css'
import { TitledRecords } from '../../../platform/ui/titled-records.tsx'
import { HireDays } from './hire-days.tsx'

interface Props {
  jobs: readonly UserJob[]
  /** Renders the button that writes to the person about an application that is on a board. */
  writing(job: UserJob): ReactNode
  /** Renders the notes and history of such an application. */
  notes(job: UserJob): ReactNode
}

/** A person's applications, each with its stage and a link to its board. */
export function Applications({ jobs, writing, notes }: Props) {
  const t = useText()
  const seesBoards = useMay({ module: 'candidates', item: 'view' })
  return (
    <TitledRecords empty={t('users.nothing')} title={t('users.applications')} records={jobs}>
      {(application) => {
        const { stage, removed, created_at, jobs: job } = application
        const name = <TextIn language={job.language}>{job.name_job}</TextIn>
        return (
          <>
            <h3>{seesBoards ? <Link to={boardScreens.board.to({ id: job.uuid })}>{name}</Link> : name}</h3>
            <p className={lines.line}>
              <StatusWord tone={removed ? 'stone' : stage === 'approved' ? 'green' : 'yellow'}>
                {removed ? t('users.off_board') : t(`board.stage.${stage}`)}
              </StatusWord>
              <span className={lines.soft}>
                {t(`vacancies.type.${job.type_job}`)} · <ShownDate at={created_at} />
              </span>
              {seesBoards && !removed && writing(application)}
            </p>
            <HireDays of={application} />
            {seesBoards && !removed && notes(application)}
          </>
        )
      }}
    </TitledRecords>
  )
}
