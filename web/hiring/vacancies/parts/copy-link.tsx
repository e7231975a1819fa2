import { useEffect, useRef, useState } from 'react'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languageParameter } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'

/** Copies the vacancy's public address in its own language and says so, or says what to do where the browser refuses (VAC-04). */
export function CopyLink({ vacancy: { uuid, language } }: { vacancy: VacancyDetail }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const said = useRef<HTMLSpanElement>(null)
  // It comes below the button, where the way to apply may lie over it.
  useEffect(() => {
    if (outcome) said.current?.scrollIntoView({ block: 'nearest' })
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
      <span ref={said} role="status">
        {outcome && t(outcome === 'copied' ? 'vacancies.link_copied' : 'vacancies.link_not_copied')}
      </span>
    </>
  )
}
