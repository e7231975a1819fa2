import { useRef } from 'react'
import type { OwnSession } from '#domain/people/sessions/own-sessions.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { OwnDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAccountChanges, useOwnSessions } from '../accounts.queries.ts'
import styles from './account-settings.module.css'

/** The person's sessions; ends one of them or all others (ACC-07). */
export function SessionList() {
  const t = useText()
  const banner = useBanner()
  const place = useRef<HTMLDivElement>(null)
  const { endOthers, endSession } = useAccountChanges()
  const { busy, refusal, run } = useAction(async (end: () => Promise<{ success_message: string }>) => {
    banner.success((await end()).success_message)
    // The focused button disappears together with its row.
    place.current?.focus()
  })
  return (
    <div ref={place} tabIndex={-1}>
      <RefusalMessage refusal={refusal} />
      <AsyncSection query={useOwnSessions()}>
        {(sessions) => (
          <>
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <SessionRow key={session.uuid} session={session} onEnd={() => void run(() => endSession(session.uuid))} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button tone="quiet" busy={busy} onClick={() => void run(endOthers)}>
                {t('account.others_end')}
              </Button>
            )}
          </>
        )}
      </AsyncSection>
    </div>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useText()
  const name = useDeviceName(session)
  return (
    <li>
      <div>
        <p className={styles.device}>
          {name} {session.current && <Badge tone="green">{t('account.session_current')}</Badge>}
        </p>
        <FactList
          facts={[
            [t('account.session_started'), <OwnDate key="started" at={session.started_at} withTime />],
            [t('account.session_last_used'), <OwnDate key="used" at={session.last_used_at} withTime />],
          ]}
        />
      </div>
      {!session.current && (
        <Button tone="quiet" size="small" aria-label={t('account.session_end_named', { name })} onClick={onEnd}>
          {t('account.session_end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: OwnSession): string {
  const t = useText()
  if (browser && system) return t('account.session_device', { browser, system })
  return browser || system || t('account.session_unknown')
}
