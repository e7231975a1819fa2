import { useState } from 'react'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { countdownSeconds, keepCountdownSeconds } from '../../../platform/session/countdown-choice.ts'
import { keepLanguage } from '../../../platform/session/session.ts'
import { useColorScheme } from '../../../platform/theme/color-scheme.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import styles from './account-settings.module.css'
import { languageNames } from './language-names.ts'

const schemes = ['system', 'light', 'dark'] as const

/** Language, colours and the time to answer the idle dialog (SPEC-11). Each choice is saved at once. */
export function Preferences({ language }: { language: Language }) {
  const t = useText()
  const banner = useBanner()
  const { changeLanguage } = useLanguage()
  const { chosen, choose } = useColorScheme()
  const [seconds, setSeconds] = useState(countdownSeconds)
  const [wanted, setWanted] = useState<Language>()
  const saveLanguage = async (next: Language) => {
    setWanted(next)
    try {
      await keepLanguage(next)
      if (await changeLanguage(next)) banner.success('personal.language_saved')
    } catch (error) {
      banner.refusal(error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <div className={styles.choices}>
      <InstantChoice
        label={t('account.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={wanted ?? language}
        onChoose={(next) => void saveLanguage(next)}
      />
      <InstantChoice
        label={t('account.scheme')}
        hint={t('account.this_browser')}
        options={schemes.map((value) => ({ value, label: t(`account.scheme.${value}`) }))}
        value={chosen}
        onChoose={choose}
      />
      <InstantChoice
        label={t('account.countdown')}
        hint={t('account.this_browser')}
        options={limits.idle.countdownChoices.map((value) => ({ value, label: t('account.countdown_choice', { count: value }) }))}
        value={seconds}
        onChoose={(next) => {
          keepCountdownSeconds(next)
          setSeconds(next)
        }}
      />
    </div>
  )
}
