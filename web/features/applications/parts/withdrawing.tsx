import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useReadAgain, withdraw } from '../applications.queries.ts'

interface Props {
  uuid: string
  job: string
  /** The button is gone by then: something else takes the focus. */
  onDone(): void
}

/** Withdraws an application once its candidate has said yes (decision 62). */
export function Withdrawing({ uuid, job, onDone }: Props) {
  const t = useText()
  const banner = useBanner()
  const readAgain = useReadAgain()
  const [asking, setAsking] = useState(false)
  const onConfirm = async () => {
    await withdraw(uuid)
    banner.success('applications.withdraw_done')
    setAsking(false)
    await readAgain()
    onDone()
  }
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={t('applications.withdraw_named', { job })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('applications.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('applications.withdraw')}
        confirmLabel={t('applications.withdraw_confirm')}
        cancelLabel={t('applications.withdraw_back')}
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      >
        <p>{t('applications.withdraw_question', { job })}</p>
      </ConfirmDialog>
    </>
  )
}
