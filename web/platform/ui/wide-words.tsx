import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

/** The words of a control beside its icon. In a narrow window only screen readers get them. Behind the login only. */
export function WideWords({ narrow = '(width < 44rem)', children }: { narrow?: string; children: ReactNode }) {
  return <span className={useMedia(narrow) ? 'visually-hidden' : undefined}>{children}</span>
}
