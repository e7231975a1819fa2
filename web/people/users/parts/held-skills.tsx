import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { testReasonOf } from '#domain/assessment/results/results.rules.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import type { HeldSkill, UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { useRangeWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { rememberPlace } from '../../../platform/session/way-back.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import lines from '../../../platform/ui/titled-records.module.css'
import { TitledRecords } from '../../../platform/ui/titled-records.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useHeldSkillChanges } from '../users.queries.ts'
import styles from './user-profile.module.css'

interface PendingChange {
  readonly what: 'reset' | 'remove'
  readonly held: HeldSkill
}

/** A person's skills with every attempt at their tests. Staff with permission can reset a test or remove a skill (USR-03, USR-06). */
export function HeldSkills({ user }: { user: UserProfile }) {
  const t = useText()
  const [pending, setPending] = useState<PendingChange>()
  const [done, setDone] = useState<PendingChange>()
  const list = useRef<HTMLDivElement>(null)
  // The button that opened the dialog is gone: focus moves to its skill, or to the list if the skill is gone too.
  useEffect(() => {
    if (pending || !done) return
    const heading = done.what === 'reset' && document.getElementById(headingOf(done.held))
    const next = heading || list.current
    next?.focus()
    setDone(undefined)
  }, [pending, done])
  const hasBand = user.user_skills.some(({ attempts }) => attempts.some(({ band }) => band))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers give a fieldset a look of its own.
    <div ref={list} role="group" tabIndex={-1} aria-label={t('users.skills')}>
      <TitledRecords empty={t('users.nothing')} title={t('users.skills')} records={user.user_skills}>
        {(held) => (
          <>
            <div className={styles.skill}>
              <div className={lines.line}>
                <h3 id={headingOf(held)} tabIndex={-1}>
                  <TextIn language={held.skill.name_language}>{held.skill.name}</TextIn>
                </h3>
                <TestState held={held} />
                {!held.confirmed && <Badge>{t('users.skill_unconfirmed')}</Badge>}
              </div>
              {user.may.change && <SkillButtons held={held} onAsk={(what) => setPending({ what, held })} />}
            </div>
            {(held.experience_time || held.note) && (
              <p className={lines.soft}>{[held.experience_time, held.note].filter(Boolean).join(' · ')}</p>
            )}
            {held.attempts.map((attempt) => (
              <Attempt key={attempt.uuid} held={held} attempt={attempt} />
            ))}
          </>
        )}
      </TitledRecords>
      <Reasons skills={user.user_skills} />
      {hasBand && <p className={lines.soft}>{t('results.bands')}</p>}
      <SkillQuestions user={user} pending={pending} onDone={() => setDone(pending)} onClose={() => setPending(undefined)} />
    </div>
  )
}

const headingOf = ({ uuid }: HeldSkill) => `skill-${uuid}`

const lastEnded = ({ attempts }: HeldSkill) => attempts.find(({ state, archived_at }) => state !== 'running' && !archived_at)

/** The state of a test in a word; the reason for one that cannot be taken is a tooltip, and stands once below the skills. */
function TestState({ held: { state, status_test: status } }: { held: HeldSkill }) {
  const t = useText()
  const reason = testReasonOf(state)
  return (
    <span title={reason && t(reason)}>
      <StatusWord tone={status === 1 ? 'green' : status === 2 ? 'yellow' : 'stone'}>{t(`board.test.${state}`)}</StatusWord>
    </span>
  )
}

/** Why some tests cannot be taken, each reason once. */
function Reasons({ skills }: { skills: readonly HeldSkill[] }) {
  const t = useText()
  return [...new Set(skills.map(({ state }) => state))].map((state) => {
    const reason = testReasonOf(state)
    return (
      reason && (
        <p key={state} className={lines.soft}>
          <small>
            {t(`board.test.${state}`)}: {t(reason)}
          </small>
        </p>
      )
    )
  })
}

function SkillButtons({ held, onAsk }: { held: HeldSkill; onAsk(what: PendingChange['what']): void }) {
  const t = useText()
  return (
    <span>
      {lastEnded(held) && (
        <IconButton
          label={t('users.reset_named', { skill: held.skill.name })}
          aria-haspopup="dialog"
          onClick={() => onAsk('reset')}
        >
          <IconRotateClockwise size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        deletes
        label={t('users.remove_skill_named', { skill: held.skill.name })}
        aria-haspopup="dialog"
        onClick={() => onAsk('remove')}
      >
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** One attempt as a range mark that links to it, or its progress (RNG-01). */
function Attempt({ held, attempt }: { held: HeldSkill; attempt: HeldSkill['attempts'][number] }) {
  const t = useText()
  const rangeWords = useRangeWords()
  const dates = useDates()
  const location = useLocation()
  const { uuid, state, bands, points, error, provisional, archived_at, started_at } = attempt
  const measured = points !== null && { points, error, bands }
  const words = measured ? rangeWords(measured).sentence : t(`users.attempt.${state}`)
  return (
    <p className={lines.line}>
      <Link
        to={`${resultScreens.result.to({ uuid: held.uuid })}?attempt=${uuid}`}
        state={rememberPlace(location)}
        aria-label={`${held.skill.name}, ${words}: ${t('results.attempt_read_of', { date: dates.dateTime(started_at) })}`}
      >
        {measured ? <RangeMark {...measured} /> : words}
      </Link>
      <span className={lines.soft}>
        <ShownDate at={started_at} />
      </span>
      {provisional && <Badge tone="yellow">{t('results.provisional')}</Badge>}
      {archived_at && <Badge>{t('results.state.archived')}</Badge>}
    </p>
  )
}

interface Questions {
  user: UserProfile
  pending: PendingChange | undefined
  onDone(): void
  onClose(): void
}

function SkillQuestions({ user, pending, onDone, onClose }: Questions) {
  const t = useText()
  const banner = useBanner()
  const { reset, remove } = useHeldSkillChanges()
  const row = { user, skill: pending?.held.skill ?? { uuid: '' } }
  const names = { name: user.fullname, skill: pending?.held.skill.name ?? '' }
  const attempt = pending && lastEnded(pending.held)
  return (
    <>
      <ConfirmDialog
        open={pending?.what === 'reset'}
        title={t('results.reset_question')}
        confirmLabel={t('results.reset_confirm')}
        onCancel={onClose}
        onConfirm={async () => {
          if (!attempt) return
          banner.success((await reset(row, attempt.uuid)).success_message)
          onDone()
          onClose()
        }}
      >
        <p>{t('results.reset_hint', names)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={pending?.what === 'remove'}
        title={t('results.remove_skill')}
        confirmLabel={t('results.remove_skill_confirm')}
        onCancel={onClose}
        onConfirm={async () => {
          banner.success((await remove(row)).success_message)
          onDone()
          onClose()
        }}
      >
        <p>{t('results.remove_skill_question', names)}</p>
      </ConfirmDialog>
    </>
  )
}
