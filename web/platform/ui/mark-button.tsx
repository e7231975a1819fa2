import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  marked: boolean
  busy: boolean
  onPress(): void
  children: ReactNode
}

/** Marks a record; a second press removes the mark. */
export function MarkButton({ marked, busy, onPress, children }: Props) {
  return (
    <Button
      tone="quiet"
      aria-pressed={marked}
      icon={marked && <IconCheck size={20} aria-hidden="true" />}
      busy={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
