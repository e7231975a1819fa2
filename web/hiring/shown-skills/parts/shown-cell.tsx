import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { ShownList } from './shown-list.tsx'

interface Props {
  of: { readonly name: string; readonly uuid_element: string; readonly shown: number }
  asked: number
}

/** How much a person of a list has shown; the sources open on demand (SHL-01). */
export function ShownCell({ of: { name, uuid_element: card, shown }, asked }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="bare"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('shown.open', { name, shown, asked })}
        onClick={() => setOpen(true)}
      >
        {t('shown.short', { shown, asked })}
      </Button>
      <ModalShell open={open} title={name} onClose={() => setOpen(false)}>
        {open && (
          <>
            <p>
              <b>{t('shown.of', { shown, asked })}</b>
            </p>
            <ShownList card={card} />
          </>
        )}
      </ModalShell>
    </>
  )
}
