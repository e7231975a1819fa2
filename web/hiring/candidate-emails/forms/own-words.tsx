import { offeredVariables, type VariableName } from '#domain/hiring/candidate-emails/variables.rules.ts'
import { RichTextField } from '../../../platform/forms/rich-text-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

/** The form of an own message: subject, title and message, with the variables that they may use. */
export function OwnWords({ variables }: { variables: readonly VariableName[] }) {
  const t = useText()
  const { words, line } = offeredVariables(variables, (name) => t(`templates.variable.${name}`))
  return (
    <>
      <TextField name="template.subject" label={t('notification.subject')} />
      <TextField name="template.title" label={t('notification.heading')} />
      <RichTextField
        name="template.message"
        label={t('notification.message')}
        hint={t('templates.variables_hint', { names: line })}
        insertions={{ label: t('templates.insert'), words }}
      />
    </>
  )
}
