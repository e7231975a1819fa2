import { useMemo } from 'react'
import { variableNames } from '#domain/hiring/candidate-emails/variables.rules.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** Replaces the variables of a template's text by their translated names in brackets (TPL-01). */
export function useNamedVariables(): (text: string) => string {
  const t = useText()
  return useMemo(() => {
    const names = Object.fromEntries(variableNames.map((name) => [name, `[${t(`templates.variable.${name}`)}]`]))
    return (text) => fillVariables(text, names)
  }, [t])
}
