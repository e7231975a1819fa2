import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'

/** Copies the vacancy's public address and says so, or says what to do where the browser refuses (VAC-04). */
export function CopyLink({ uuid }: { uuid: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.vacancy(uuid), window.location.origin).href)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void copy()}>
        {t('vacancies.copy_link')}
      </Button>
      <span role="status">{outcome && t(outcome === 'copied' ? 'vacancies.link_copied' : 'vacancies.link_not_copied')}</span>
    </>
  )
}
