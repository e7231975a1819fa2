import { Link } from 'react-router'
import { hiringStage } from '#domain/hiring/board/board.rules.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { hireChoice } from '#domain/hiring/board/hires.contract.ts'
import { canBeHired } from '#domain/hiring/board/hires.rules.ts'
import type { UserJob, UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { HireDays } from '../parts/hire-days.tsx'
import { useUserChanges } from '../users.queries.ts'
import styles from './hire-dialog.module.css'

interface Props {
  user: UserProfile
  open: boolean
  onClose(): void
}

/** The hire of a person: which application it is for, what is missing for one, or its end and its undo (SPEC-87). */
export function HireDialog({ user, open, onClose }: Props) {
  const t = useText()
  const hireable = user.user_jobs.filter(canBeHired)
  return (
    <ModalShell open={open} title={t('users.hire_title', { name: user.fullname })} onClose={onClose}>
      {user.hired_strut === 'Y' ? (
        <CurrentHires user={user} onClose={onClose} />
      ) : hireable.length > 0 ? (
        <Choice user={user} jobs={hireable} onClose={onClose} />
      ) : (
        <WhatIsMissing user={user} />
      )}
    </ModalShell>
  )
}

function Choice({ user, jobs, onClose }: Pick<Props, 'user' | 'onClose'> & { jobs: readonly UserJob[] }) {
  const t = useText()
  const banner = useBanner()
  const { mark } = useUserChanges(user)
  return (
    <FormShell
      name={`hire:${user.uuid}`}
      schema={hireChoice}
      initial={{ uuid_element: '' }}
      submit={({ uuid_element }) => mark({ hired_strut: 'Y', uuid_element }).then(() => uuid_element)}
      onDone={(chosen) => {
        onClose()
        const job = jobs.find(({ uuid }) => uuid === chosen)?.jobs.name_job ?? ''
        banner.success('users.hire_done', { name: user.fullname, job })
      }}
    >
      <RadioField
        name="uuid_element"
        label={t('users.hire_which')}
        hint={t('users.hire_which_hint', { stage: t(`board.stage.${hiringStage}`) })}
        options={jobs.map(({ uuid, jobs: { name_job, language } }) => ({ value: uuid, label: name_job, lang: language }))}
      />
      <FormEnd label={t('users.hire_confirm')} />
    </FormShell>
  )
}

/** Says what comes before a hire, with the boards that the person is on. */
function WhatIsMissing({ user: { fullname: name, user_jobs } }: Pick<Props, 'user'>) {
  const t = useText()
  const onBoards = user_jobs.filter(({ removed }) => !removed)
  if (onBoards.length === 0) return <p>{t('users.hire_nowhere', { name })}</p>
  return (
    <>
      <p>{t('users.hire_none', { name, stage: t(`board.stage.${hiringStage}`) })}</p>
      <ul>
        {onBoards.map(({ uuid, stage, jobs: job }) => (
          <li key={uuid}>
            <Link to={boardScreens.board.to({ id: job.uuid })}>
              <TextIn language={job.language}>{job.name_job}</TextIn>
            </Link>{' '}
            ({t(`board.stage.${stage}`)})
          </li>
        ))}
      </ul>
    </>
  )
}

function CurrentHires({ user, onClose }: Pick<Props, 'user' | 'onClose'>) {
  const t = useText()
  const banner = useBanner()
  const { mark, undoHire } = useUserChanges(user)
  const { fullname: name } = user
  const hires = user.user_jobs.filter(({ hired_at }) => hired_at !== null)
  const { busy, refusal, run } = useAction(
    async (change: () => Promise<unknown>, done: 'users.hire_ended' | 'board.hired_undone') => {
      await change()
      onClose()
      banner.success(done, { name })
    },
  )
  return (
    <>
      {hires.length === 0 && <p>{t('users.hire_old')}</p>}
      <ul className={styles.hires}>
        {hires.map((job) => (
          <li key={job.uuid}>
            <div>
              <strong>
                <TextIn language={job.jobs.language}>{job.jobs.name_job}</TextIn>
              </strong>
              <br />
              <HireDays of={job} />
            </div>
            <Button
              tone="quiet"
              deletes
              busy={busy}
              aria-label={t('users.hire_undo_named', { job: job.jobs.name_job })}
              onClick={() => void run(() => undoHire(job.uuid), 'board.hired_undone')}
            >
              {t('board.undo_hire')}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('users.hire_end_hint')}</p>
      <RefusalMessage refusal={refusal} />
      <Button autoFocus busy={busy} onClick={() => void run(() => mark({ hired_strut: 'N' }), 'users.hire_ended')}>
        {t('users.hire_end')}
      </Button>
    </>
  )
}
