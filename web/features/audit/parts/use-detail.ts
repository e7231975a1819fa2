import type { AuditEntry } from '#domain/audit/audit.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** From what to what a change went, and why, in a few words; empty where it says neither. */
export function useDetail() {
  const t = useText()
  const nameOf = (value: string) => (stages.includes(value as Stage) ? t(`board.stage.${value as Stage}`) : value)
  return ({ from, to, reason }: AuditEntry): string => {
    const changed =
      from && to
        ? t('audit.change_of', { from: nameOf(from), to: nameOf(to) })
        : to
          ? t('audit.changed_to', { to: nameOf(to) })
          : from && t('audit.changed_from', { from: nameOf(from) })
    return [changed, reason && t('audit.reason', { reason })].filter(Boolean).join('. ')
  }
}
