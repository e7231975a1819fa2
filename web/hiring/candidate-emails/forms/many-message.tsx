import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { variablesOfStage } from '#domain/hiring/candidate-emails/variables.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { Person } from '../hooks/use-many.ts'
import { InterviewFields } from './interview-fields.tsx'
import { MessagePreview, useShownValues } from './message-preview.tsx'
import { OwnWords } from './own-words.tsx'
import type { MessageTexts } from './preview-text.ts'
import styles from './stage-email-dialog.module.css'
import { eachDefault, type ManyForm, other, targetOf } from './stage-email-form.ts'

interface Props {
  people: readonly Person[]
  job: string
  defaultOf(person: Person, stage: Stage): MessageTexts | undefined
}

/** The message of the e-mails, with a preview for each candidate. */
export function ManyMessage({ people, job, defaultOf }: Props) {
  const t = useText()
  const target = useWatch({ name: 'stage' }) as ManyForm['stage']
  const to = targetOf(target)
  const writes = useWatch({ name: 'write' }) as boolean
  const choice = useWatch({ name: 'choice' }) as string
  if (!writes || target === '') return null
  const stagesThen = to ? [to] : people.map(({ stage }) => stage)
  const interview = stagesThen.some(isInterview)
  const common = (stagesThen.find((stage) => !isInterview(stage)) ?? stagesThen[0]) as Stage
  return (
    <>
      <RadioField
        name="choice"
        label={t('notification.template')}
        options={[
          { value: eachDefault, label: t('notification.many_default') },
          { value: other, label: t('notification.other') },
        ]}
      />
      {choice === other && <OwnWords variables={variablesOfStage(common)} />}
      {interview && <InterviewFields timeZone={ownTimeZone()} />}
      <Previews {...{ people, job, defaultOf, to }} own={choice === other} />
    </>
  )
}

/** The e-mail of one candidate at a time. */
function Previews({ people, job, defaultOf, to, own }: Props & { to: Stage | undefined; own: boolean }) {
  const t = useText()
  const texts = useWatch({ name: 'template' }) as MessageTexts
  const [at, setAt] = useState(0)
  const person = people[Math.min(at, people.length - 1)] as Person
  const { user } = person.card
  const stage = to ?? person.stage
  const name = fullName(user.name, user.lastname) || user.email
  const values = useShownValues({ stage, applicant: name, job, lang: user.language })
  const shown = own ? texts : defaultOf(person, stage)
  return (
    <section className={styles.group} aria-label={t('notification.many_preview')}>
      <div className={styles.pager}>
        <Button tone="quiet" size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('common.previous')}
        </Button>
        <p role="status">
          {t('notification.many_of', { name, place: at + 1, total: people.length })}
          <br />
          <small>{user.email}</small>
        </p>
        <Button tone="quiet" size="small" disabled={at >= people.length - 1} onClick={() => setAt(at + 1)}>
          {t('common.next')}
        </Button>
      </div>
      {shown && <MessagePreview texts={shown} values={values} stage={stage} lang={user.language} />}
    </section>
  )
}
