import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { variablesOfStage } from '#domain/hiring/candidate-emails/variables.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { preselected, stageTemplates } from '../candidate-emails.queries.ts'
import { MessagePreview, useShownValues } from './message-preview.tsx'
import { OwnWords } from './own-words.tsx'
import { type MessageTexts, previewLine } from './preview-text.ts'
import { other } from './stage-email-form.ts'

interface Props {
  stage: Stage
  applicant: string
  job: string
  /** Whether staff put the person into the vacancy. */
  included: boolean
  card: string
  /** An invitation is sent again with other data, so its text is preselected although the person got it. */
  repeats: boolean
}

/** The choice of a template or of an own message, and its preview. */
export function MessageFields({ stage, applicant, job, included, card, repeats }: Props) {
  const t = useText()
  const wireText = useWireText()
  const dates = useDates()
  const { setValue } = useFormContext()
  const lang = useWatch({ name: 'lang' }) as Language
  const choice = useWatch({ name: 'choice' }) as string
  const own = useWatch({ name: 'template' }) as MessageTexts
  const values = useShownValues({ stage, applicant, job, lang })
  const templates = useQuery(stageTemplates(stage, lang, included, card))
  const list = templates.data
  const isKnown = !templates.isFetching
  useEffect(() => {
    // A cached list may not know of an e-mail that was just sent.
    if (!list || !isKnown || choice === other || list.some(({ uuid }) => uuid === choice)) return
    setValue('choice', preselected(list, repeats))
  }, [list, isKnown, choice, repeats, setValue])

  if (templates.error)
    return <LoadError text={wireText(asRefusal(templates.error).code)} onRetry={() => void templates.refetch()} />
  // About as tall as what comes, so that the buttons below do not move away under the pointer.
  if (!list) return <Skeleton height="19rem" />
  const shown = choice === other ? own : list.find(({ uuid }) => uuid === choice)
  return (
    <>
      <RadioField
        name="choice"
        label={t('notification.template')}
        options={[
          ...list.map((one) => {
            const facts = [
              one.kind !== 'other' && t(`notification.template_${one.kind}`),
              one.sentAs && one.sentAt && t(`notification.template_${one.sentAs}`, { date: dates.date(one.sentAt) }),
            ].filter(Boolean)
            const subject = previewLine(one.subject, values)
            return { value: one.uuid, lang, label: facts.length > 0 ? `${subject} (${facts.join(', ')})` : subject }
          }),
          { value: other, label: t('notification.other') },
        ]}
      />
      {choice === other && <OwnWords variables={variablesOfStage(stage)} />}
      {shown && <MessagePreview texts={shown} values={values} stage={stage} lang={lang} />}
    </>
  )
}
