import { formatDate } from '#domain/kernel/dates.ts'
import type { HeldConsent as Held } from '#domain/people/users/user-profile.contract.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { MessageFiles } from '../../../platform/ui/message-files.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import lines from '../../../platform/ui/titled-records.module.css'

/** The consent that the company holds of a person: day, manner, the colleague who declared it, and its proof (INT-09). */
export function HeldConsent({ of: held }: { of: Held }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <section>
      <h2>{t('intake.held_title')}</h2>
      <FactList
        facts={{
          on: [t('intake.consented_on'), formatDate(held.consented_on, language, 'UTC')],
          how: [t('intake.consent_how'), held.consent_how],
          covers: [t('intake.covers'), t(`intake.covers.${held.consent_covers}`)],
          by: held.declared_by === null ? null : [t('intake.held_by'), held.declared_by],
          at: [t('intake.held_at'), <ShownDate key="at" at={held.declared_at} />],
          note:
            held.note === ''
              ? null
              : [
                  t('intake.record_note'),
                  <span key="note" className={lines.text}>
                    {held.note}
                  </span>,
                ],
          reply: held.reply === null ? null : [t('intake.held_reply'), <blockquote key="reply">{held.reply}</blockquote>],
        }}
      />
      {held.file && <MessageFiles files={[held.file]} />}
    </section>
  )
}
