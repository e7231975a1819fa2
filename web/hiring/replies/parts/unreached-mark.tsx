import { mayClearMark } from '#domain/hiring/replies/replies.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useClearing, useUnreached } from '../replies.queries.ts'
import styles from './unreached-mark.module.css'

/** Says that an e-mail did not reach the person, and lets staff clear the mark (EML-01). Nothing while e-mails arrive. */
export default function UnreachedMark({ person }: Pick<PersonPartProps, 'person'>) {
  const t = useText()
  const banner = useBanner()
  const [forCandidates, forUsers] = mayClearMark
  const mayOfCandidates = useMay(forCandidates)
  const mayOfUsers = useMay(forUsers)
  const mark = useUnreached(person).data
  const clear = useClearing(person)
  const { busy, refusal, run } = useAction(async () => banner.success((await clear()).success_message))
  if (!mark) return null
  return (
    <MessageBox>
      <div className={styles.mark}>
        <p>
          <strong>{t('replies.unreached')}</strong>
        </p>
        <p>{t('replies.unreached_text', { address: mark.address })}</p>
        {mark.reason && <p>{t('replies.unreached_reason', { reason: mark.reason })}</p>}
        {(mayOfCandidates || mayOfUsers) && (
          <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
            {t('replies.clear')}
          </Button>
        )}
        <RefusalMessage refusal={refusal} />
      </div>
    </MessageBox>
  )
}
