import type { ClientView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { formatDay } from '#domain/kernel/dates.ts'
import { NeedsScript } from '../../../platform/forms/needs-script.tsx'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta, secretHeaders } from '../../../platform/pages/page-meta.ts'
import { framed } from '../../../platform/shell/frame.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import type { Pass } from '../client.queries.ts'
import { CodeForm } from '../forms/code-form.tsx'
import { useShortlist } from '../hooks/use-shortlist.ts'
import styles from '../parts/profile.module.css'
import { Profile } from '../parts/profile.tsx'
import type { Route } from './+types/shortlist.ts'

// The link of an e-mail leads here without a login.
await addAudiences('candidate', 'form')

export const headers = secretHeaders
export const handle = framed('client')

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('shortlist.title'), siteName)
}

/** /shortlist/:secret: the people whom the company presents to a client, who answers about each (CLT-02). */
export default function Shortlist({ params: { secret } }: Route.ComponentProps) {
  const t = useText()
  const { opened, refusal, busy, open } = useShortlist(secret)
  if (opened?.state === 'over') return <MessagePage title={t('shortlist.gone_title')} text={t('shortlist.gone')} />
  if (opened?.shortlist) return <Profiles shortlist={opened.shortlist} pass={{ secret, code: opened.code }} />
  if (opened)
    return <CodeForm isWrong={opened.state === 'wrong_code'} busy={busy} refusal={refusal} onCode={(code) => void open(code)} />
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('shortlist.title')}</h1>
      <NeedsScript />
      {refusal ? (
        <>
          <RefusalMessage refusal={refusal} />
          <Button busy={busy} onClick={() => void open('')}>
            {t('common.try_again')}
          </Button>
        </>
      ) : (
        // Not without scripts, where nothing opens.
        busy && (
          <p role="status" aria-busy="true">
            {t('shortlist.loading')}
          </p>
        )
      )}
    </div>
  )
}

function Profiles({ shortlist: { vacancy, message, people, ends_on, time_zone }, pass }: { shortlist: ClientView; pass: Pass }) {
  const t = useText()
  const { language } = useLanguage()
  const day = formatDay(ends_on, language)
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('shortlist.heading', { count: people.length, job: vacancy.name_job })}</h1>
      {message && <p className={styles.message}>{message}</p>}
      <p className={styles.soft}>{t('shortlist.until', { day })}</p>
      {people.some(({ skills }) => skills.length > 0) && <p className={styles.soft}>{t('shortlist.skills_hint')}</p>}
      <ol className={styles.people}>
        {people.map((person, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: erased people have no name, and the order never changes.
          <li key={at}>
            <Profile {...{ person, pass, day }} place={{ number: at + 1, total: people.length }} timeZone={time_zone} />
          </li>
        ))}
      </ol>
    </div>
  )
}
