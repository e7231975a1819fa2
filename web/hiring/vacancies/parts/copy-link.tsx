import { useEffect, useRef, useState } from 'react'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languageParameter } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'

/**
 * Copies the vacancy's public URL in its own language and confirms it, or explains what to do when the browser refuses (VAC-04).
 */
export function CopyLink({ vacancy: { uuid, language } }: { vacancy: VacancyDetail }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const status = useRef<HTMLSpanElement>(null)
  // The confirmation appears below the button, where the apply panel may cover it.
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const copy = async () => {
    const address = new URL(vacancyScreens.vacancy.to({ uuid }), window.location.origin)
    address.searchParams.set(languageParameter, language)
    try {
      await navigator.clipboard.writeText(address.href)
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
      <span ref={status} role="status">
        {outcome && t(outcome === 'copied' ? 'vacancies.link_copied' : 'vacancies.link_not_copied')}
      </span>
    </>
  )
}
