import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  marked: boolean
  busy: boolean
  tone?: 'quiet' | 'bare'
  /** Shown while the record is not marked. */
  icon?: ReactNode
  onPress(): void
  children: ReactNode
}

/** Marks a record; a second press removes the mark. */
export function MarkButton({ marked, busy, tone = 'quiet', icon, onPress, children }: Props) {
  return (
    <Button
      tone={tone}
      aria-pressed={marked}
      icon={marked ? <IconCheck size={20} aria-hidden="true" /> : icon}
      busy={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
