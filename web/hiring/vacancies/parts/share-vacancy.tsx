import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useRef, useState } from 'react'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languageParameter } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePublicUrl } from '../../../platform/pages/company.ts'
import buttonStyles from '../../../platform/ui/button.module.css'
import { IconButton } from '../../../platform/ui/button.tsx'

/**
 * Shares the vacancy's public URL in its own language: opens WhatsApp, or copies it and confirms it, or explains what to do when the browser
 * refuses (VAC-04).
 */
export function ShareVacancy({ vacancy: { uuid, language, name_job: name } }: { vacancy: VacancyDetail }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const publicUrl = usePublicUrl()
  const path = `${vacancyScreens.vacancy.to({ uuid })}?${languageParameter}=${language}`
  const status = useRef<HTMLSpanElement>(null)
  // The confirmation appears below the button, where the apply panel may cover it.
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${publicUrl}${path}`)}`}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyles.icon} ${buttonStyles.framed}`}
        title={t('vacancies.share_whatsapp')}
        aria-label={t('vacancies.share_whatsapp')}
      >
        <IconBrandWhatsapp size={20} aria-hidden="true" />
      </a>
      <IconButton label={t('vacancies.copy_link')} className={buttonStyles.framed} onClick={() => void copy()}>
        <IconCopy size={20} aria-hidden="true" />
      </IconButton>
      <span ref={status} role="status">
        {outcome && t(outcome === 'copied' ? 'vacancies.link_copied' : 'vacancies.link_not_copied')}
      </span>
    </>
  )
}
