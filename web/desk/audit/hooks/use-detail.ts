import type { AuditEntry, AuditFact } from '#domain/desk/audit/audit.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { type BuiltInRole, builtInRoles } from '#domain/kernel/permissions.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'

/** Describes a change: its former and new value, its facts and its reason; empty without details. */
export function useDetail() {
  const t = useText()
  const wireText = useWireText()
  const listed = useListWords()
  const { language } = useLanguage()
  const nameOf = (value: string) => {
    if (stages.includes(value as Stage)) return t(`board.stage.${value as Stage}`)
    return builtInRoles.includes(value as BuiltInRole) ? t(`roles.built_in.${value as BuiltInRole}`) : value
  }
  const yesOrNo = (value: string) => t(value === 'true' ? 'audit.yes' : 'audit.no')
  const rightOf = (value: string) => {
    const [module, item] = value.split('.')
    return t('audit.right', { module: wireText(`modules.${module}`), item: wireText(`roles.item.${item}`) })
  }
  const words: Partial<Record<AuditFact, (value: string) => string>> = {
    available: yesOrNo,
    consented_on: (day) => formatDay(day, language),
    code: (code) => wireText(`attempts.band.${code}`),
    corrected: (field) => wireText(`corrections.field.${field}`),
    given: rightOf,
    hired: yesOrNo,
    language: (value) => wireText(`site.language.${value}`),
    mail: (kind) => wireText(`audit.mail.${kind}`),
    part: (part) => wireText(`site.part.${part}`),
    role: nameOf,
    settings: (name) => wireText(`settings.${name}`),
    stage: nameOf,
    withdrawn: rightOf,
  }
  return ({ from, to, reason, facts }: AuditEntry): string => {
    const changed =
      from && to
        ? t('audit.change_of', { from: nameOf(from), to: nameOf(to) })
        : to
          ? t('audit.changed_to', { to: nameOf(to) })
          : from && t('audit.changed_from', { from: nameOf(from) })
    const factTexts = facts.map(({ fact, values }) =>
      t(`audit.fact.${fact}`, { value: listed(values.map(words[fact] ?? ((value) => value))) }),
    )
    return [changed, ...factTexts, reason && t('audit.reason', { reason })].filter(Boolean).join('. ')
  }
}
