import type { readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { mailboxScreens } from '#domain/desk/mailbox/mailbox.screens.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { LetterFrame, PlainPart } from '../../../platform/ui/letter.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useKeptEmail } from '../mailbox.queries.ts'
import type { Route } from './+types/kept-email.ts'
import styles from './kept-email.module.css'

/** /mailbox/:name: a stored e-mail as its receiver would have seen it (SPEC-45). */
export default function KeptEmailPage({ params }: Route.ComponentProps) {
  const t = useText()
  const kept = useKeptEmail(params.name)
  const email = kept.data?.data
  return (
    <div className="page">
      <PageHead
        title={email ? <TextIn language={email.language}>{email.subject}</TextIn> : t('mailbox.title')}
        back={{ to: mailboxScreens.mailbox.to(), label: t('mailbox.back') }}
      />
      <AsyncSection query={kept}>{({ data }) => <Letter email={data} />}</AsyncSection>
    </div>
  )
}

type Email = AnswerOf<typeof readMailboxEndpoint>['data']

function Letter({ email }: { email: Email }) {
  const t = useText()
  return (
    <>
      <FactList
        facts={[
          [t('mailbox.from'), email.from],
          [t('mailbox.to'), email.to],
          email.reply_to ? [t('mailbox.reply_to'), email.reply_to] : null,
          [t('mailbox.date'), <ShownDate key="date" at={email.date} withTime />],
          email.attachments.length > 0 ? [t('mailbox.attachments'), <Attachments key="attachments" of={email} />] : null,
        ]}
      />
      <h2>{t('mailbox.html')}</h2>
      <LetterFrame html={email.html} title={t('mailbox.frame', { subject: email.subject })} />
      <PlainPart title={t('mailbox.text')} text={email.text} language={email.language} />
      {email.calendar && <PlainPart title={t('mailbox.calendar')} text={email.calendar} />}
    </>
  )
}

/** The names of the attachments; the invitation can be downloaded. */
function Attachments({ of: { attachments, calendar } }: { of: Email }) {
  const t = useText()
  return (
    <ul className={styles.files}>
      {attachments.map(({ name, type }) => (
        <li key={`${name} ${type}`}>
          {calendar && name.endsWith('.ics') ? (
            <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`} download={name}>
              {t('mailbox.download', { name })}
            </a>
          ) : (
            name || type
          )}
        </li>
      ))}
    </ul>
  )
}
