import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { obstacleToWriting } from '#domain/hiring/candidate-emails/addressees.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { mailObstacles } from '#domain/mail/addressees.rules.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useReasonOptions } from '../../reasons/reasons.queries.ts'
import { requestedTemplate, stageTemplates } from '../candidate-emails.queries.ts'
import { type Board, mayWriteTo, type Outcome, type Person, useMany } from '../hooks/use-many.ts'
import { ManyMessage } from './many-message.tsx'
import { ManyOutcome } from './many-outcome.tsx'
import styles from './stage-email-dialog.module.css'
import { eachDefault, interviewFields, type ManyForm, manyForm, noTexts, stay, targetOf } from './stage-email-form.ts'

interface Props extends Board {
  people: readonly Person[]
  job: string
  /** Nobody is moved: they get the e-mail of the stage at which they are. */
  onlyWrites?: boolean
  /** `left`: cards that failed. `undoable`: moves to the stage `to` that can be undone. */
  onClose(left: readonly string[], undoable?: Outcome['undoable'], to?: Stage): void
}

/** Moves and writes to several candidates at once. It shows the plan before, and the outcome after (ADR-0046). */
export default function ManyDialog({ people: chosen, job, onlyWrites = false, onClose, ...board }: Props) {
  const t = useText()
  const session = useSession()
  // Cards change columns while it works; the list of candidates stays the one that was selected.
  const [people] = useState(chosen)
  const [outcome, setOutcome] = useState<Outcome & { form: ManyForm }>()
  const templates = useTemplates(people)
  const { done, run } = useMany(board, templates.toSend)
  const addressees = useMemo(() => people.filter(mayWriteTo), [people])
  const schema = useMemo(() => manyForm(addressees.map(({ stage }) => stage)), [addressees])
  const close = () => {
    if (done !== undefined) return
    if (!outcome) return onClose(people.map(({ card }) => card.uuid_element))
    onClose(
      outcome.failed.map(({ person }) => person.card.uuid_element),
      outcome.undoable,
      targetOf(outcome.form.stage),
    )
  }
  const again = async () => {
    if (!outcome) return
    await board.reload()
    const { form, failed } = outcome
    const left = failed.map(({ person }) => person)
    const next = await run(left, form)
    const undoable = [...outcome.undoable, ...next.undoable]
    setOutcome({
      form,
      moved: outcome.moved + next.moved,
      written: outcome.written + next.written,
      failed: next.failed,
      undoable,
    })
  }
  const total = outcome ? outcome.failed.length : people.length
  return (
    <ModalShell
      open
      title={onlyWrites ? t('board.review_messages') : t('notification.many', { count: people.length })}
      size="wide"
      onClose={close}
    >
      {outcome ? (
        <ManyOutcome outcome={outcome} busy={done !== undefined} onAgain={again} onClose={close} />
      ) : (
        <FormShell
          name={`many:${people[0]?.card.vacant_id}`}
          schema={schema}
          initial={{
            stage: onlyWrites ? stay : '',
            reason: '',
            write: addressees.length > 0,
            choice: eachDefault,
            template: noTexts,
            interview_data: interviewFields(null, session),
          }}
          submit={async (form) => ({ ...(await run(people, form)), form })}
          onDone={setOutcome}
        >
          {!onlyWrites && <StageOfMany people={people} />}
          <ReasonOfMany />
          {addressees.length > 0 && <CheckboxField name="write" label={t('notification.many_write')} />}
          <ManyMessage people={addressees} job={job} defaultOf={templates.defaultOf} />
          <Plan people={people} />
          <FormEnd label={t('notification.many_do')} long>
            <Button tone="quiet" disabled={done !== undefined} onClick={close}>
              {t('common.cancel')}
            </Button>
          </FormEnd>
        </FormShell>
      )}
      {done !== undefined && (
        <p role="status" className={styles.progress}>
          <progress max={total} value={done} aria-hidden="true" /> {t('notification.many_progress', { done, total })}
        </p>
      )}
    </ModalShell>
  )
}

function StageOfMany({ people }: Pick<Props, 'people'>) {
  const t = useText()
  const open = stagesOpenTo(people.map(({ stage }) => stage))
  return (
    <SelectField
      name="stage"
      label={t('notification.many_stage')}
      options={[
        ...open.map((value) => ({ value, label: t(`board.stage.${value}`) })),
        { value: stay, label: t('notification.many_stay') },
      ]}
      placeholder
    />
  )
}

/** Why they are rejected, once that stage is chosen (REJ-01). */
function ReasonOfMany() {
  const t = useText()
  const isRejection = targetOf(useWatch({ name: 'stage' }) as ManyForm['stage']) === rejectionStage
  const reasons = useReasonOptions().data ?? []
  if (!isRejection || reasons.length === 0) return null
  return (
    <SelectField
      name="reason"
      label={t('reasons.choose')}
      hint={t('reasons.choose_hint')}
      optional
      options={[{ value: '', label: t('reasons.none') }, ...reasons.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
    />
  )
}

/** What the button will do. */
function Plan({ people }: { people: readonly Person[] }) {
  const t = useText()
  const listed = useListWords()
  const choice = useWatch({ name: 'stage' }) as ManyForm['stage']
  const to = targetOf(choice)
  const writes = useWatch({ name: 'write' }) as boolean
  const moving = to ? people.filter(({ stage }) => stage !== to).length : 0
  const addressees = people.filter(mayWriteTo)
  const unconfirmed = addressees.filter(({ card }) => !card.user.confirmed).length
  if (choice === '') return null
  return (
    <ul className={styles.plan} aria-label={t('notification.many_plan')}>
      {to && <li>{t('notification.many_moves', { count: moving, stage: t(`board.stage.${to}`) })}</li>}
      <li>
        {writes
          ? t(sentOrKept('notification.many_mails', 'notification.many_keeps'), { count: addressees.length })
          : t('notification.many_no_mails')}
      </li>
      {mailObstacles.map((obstacle) => {
        const kept = people.filter(({ card }) => obstacleToWriting(card.user, card) === obstacle)
        const names = kept.map(({ card: { user } }) => fullName(user.name, user.lastname))
        return (
          names.length > 0 && (
            <li key={obstacle}>{t(`notification.many_${obstacle}`, { count: names.length, names: listed(names) })}</li>
          )
        )
      })}
      {writes && unconfirmed > 0 && <li>{t('notification.many_unconfirmed', { count: unconfirmed })}</li>}
      {moving > 0 && <li>{t('notification.many_undo', { count: limits.undoSeconds })}</li>}
      {writes && addressees.some(({ stage }) => stage === (to ?? stage)) && <li>{t('notification.many_no_undo')}</li>}
    </ul>
  )
}

/** The default texts of the stages, in the languages of these candidates. */
function useTemplates(people: readonly Person[]) {
  const queries = useQueryClient()
  const languages = [...new Set(people.map(({ card }) => card.user.language))]
  const ways = [...new Set(people.map(({ card }) => card.added))]
  const keys = languages.flatMap((language) => stages.flatMap((stage) => ways.map((included) => ({ language, stage, included }))))
  const lists = useQueries({ queries: keys.map(({ stage, language, included }) => stageTemplates(stage, language, included)) })
  return {
    defaultOf: ({ card }: Person, stage: Stage) => {
      const { added, user } = card
      const isOf = (key: (typeof keys)[number]) => key.stage === stage && key.language === user.language && key.included === added
      const list = lists[keys.findIndex(isOf)]?.data
      return list?.[0]
    },
    /** The same for a request, which has to wait until they are loaded. */
    toSend: async ({ card }: Person, stage: Stage) => {
      const [first] = await queries.ensureQueryData(stageTemplates(stage, card.user.language, card.added))
      return first && requestedTemplate(first)
    },
  }
}
