import { useState } from 'react'
import type { ShortlistView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { ExtendForm } from '../forms/extend-form.tsx'
import { type Linked, savePdf, useShortlistChanges } from '../shortlists.queries.ts'
import styles from './shortlists.module.css'

interface Props {
  shortlist: ShortlistView
  mayChange: boolean
  onLink(made: Linked['data'] | undefined): void
}

/** The PDF, and what staff may change. */
export function ShortlistActions({ shortlist, mayChange, onLink }: Props) {
  const t = useText()
  const pdf = useAction(() => savePdf(shortlist.uuid))
  return (
    <>
      <RefusalMessage refusal={pdf.refusal} />
      <div className={styles.actions}>
        <Button tone="quiet" size="small" busy={pdf.busy} onClick={() => void pdf.run()}>
          {t('shortlists.pdf')}
        </Button>
        {mayChange && shortlist.state !== 'withdrawn' && <Changes {...{ shortlist, onLink }} />}
      </div>
    </>
  )
}

/** A new link, another last day, withdrawal. A link cannot be read again, so a new one replaces it. */
function Changes({ shortlist: { uuid, state, ends_on }, onLink }: Omit<Props, 'mayChange'>) {
  const t = useText()
  const banner = useBanner()
  const [asking, setAsking] = useState<'link' | 'withdraw' | 'extend'>()
  const { replaceLink, withdraw, extend } = useShortlistChanges(uuid)
  const shut = () => setAsking(undefined)
  return (
    <>
      {state === 'open' && (
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking('link')}>
          {t('shortlists.new_link')}
        </Button>
      )}
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking('extend')}>
        {t('shortlists.extend')}
      </Button>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking('withdraw')}>
        {t('shortlists.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking === 'link'}
        title={t('shortlists.new_link')}
        confirmLabel={t('shortlists.new_link')}
        onCancel={shut}
        onConfirm={async () => {
          onLink((await replaceLink()).data)
          shut()
        }}
      >
        <p>{t('shortlists.new_link_question')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={t('shortlists.withdraw')}
        confirmLabel={t('shortlists.withdraw')}
        onCancel={shut}
        onConfirm={async () => {
          banner.success((await withdraw()).success_message)
          onLink(undefined)
          shut()
        }}
      >
        <p>{t('shortlists.withdraw_question')}</p>
      </ConfirmDialog>
      <ModalShell open={asking === 'extend'} title={t('shortlists.extend')} onClose={shut}>
        <ExtendForm
          uuid={uuid}
          endsOn={ends_on}
          send={extend}
          onDone={({ success_message }) => {
            banner.success(success_message)
            shut()
          }}
        />
      </ModalShell>
    </>
  )
}
