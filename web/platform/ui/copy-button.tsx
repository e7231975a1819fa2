import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'

/** Copies a text, and says so, or what to do where the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copy_failed')
    }
  }
  return (
    <>
      <Button tone="quiet" icon={<IconCopy size={20} aria-hidden="true" />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{outcome && t(`common.${outcome}`)}</span>
    </>
  )
}
