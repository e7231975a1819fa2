import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  marked: boolean
  busy: boolean
  tone?: 'quiet' | 'bare'
  /** Whether a press opens a dialog first. */
  asks?: boolean
  /** Shown while the record is not marked. */
  icon?: ReactNode
  onPress(): void
  children: ReactNode
}

/** Marks a record; a second press removes the mark. */
export function MarkButton({ marked, busy, tone = 'quiet', icon, asks = false, onPress, children }: Props) {
  return (
    <Button
      tone={tone}
      aria-pressed={marked}
      {...(asks && { 'aria-haspopup': 'dialog' })}
      icon={marked ? <IconCheck size={20} aria-hidden="true" /> : icon}
      busy={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
