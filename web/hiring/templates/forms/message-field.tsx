import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { offeredVariables, variablesOfStage } from '#domain/hiring/candidate-emails/variables.rules.ts'
import { firstStage, type Stage } from '#domain/kernel/stages.ts'
import { RichTextField } from '../../../platform/forms/rich-text-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

/** The message of a template, with a button for each variable of its stage (TPL-02). */
export function MessageField() {
  const t = useText()
  const { trigger, formState } = useFormContext()
  const stage = (useWatch({ name: 'board_name' }) || firstStage) as Stage
  const wasSent = formState.submitCount > 0
  // Which variables are valid depends on the stage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the stage triggers it.
  useEffect(() => {
    if (wasSent) void trigger(['subject', 'title', 'message'])
  }, [stage])
  const { words, line } = offeredVariables(variablesOfStage(stage), (name) => t(`templates.variable.${name}`))
  return (
    <RichTextField
      name="message"
      label={t('templates.message')}
      hint={t('templates.variables_hint', { names: line })}
      insertions={{ label: t('templates.insert'), words }}
    />
  )
}
