import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useBanner } from './use-banner.ts'

interface Props {
  readonly label: string
  readonly title: string
  readonly confirmLabel: string
  /** Makes the change; a refusal is shown in the dialog, which stays open. */
  readonly change: () => Promise<{ readonly success_message: string; readonly data: { readonly fullname: string } }>
  readonly children: ReactNode
}

/** A quiet button for a change about a person, which a dialog explains and asks for; a banner then names them. */
export function ConfirmedChange({ label, title, confirmLabel, change, children }: Props) {
  const banner = useBanner()
  const [asks, setAsks] = useState(false)
  const confirm = async () => {
    const { success_message, data } = await change()
    banner.success(success_message, { name: data.fullname })
    setAsks(false)
  }
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog open={asks} title={title} confirmLabel={confirmLabel} onCancel={() => setAsks(false)} onConfirm={confirm}>
        {children}
      </ConfirmDialog>
    </>
  )
}
