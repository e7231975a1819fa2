import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { languageParameter, otherLanguage } from '#domain/kernel/languages.ts'
import { pathOnSite } from '#domain/kernel/web-address.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { useColorScheme } from '../theme/color-scheme.ts'
import { IconButton } from '../ui/button.tsx'

/**
 * Shows the name of the other language. It is a link, so that it works without JavaScript and when the texts could not be loaded: browsers
 * retry a failed import only on another page.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { language, changeLanguage } = useLanguage()
  const t = useText()
  const location = useLocation()
  const [failed, setFailed] = useState(false)
  const other = otherLanguage[language]
  const search = new URLSearchParams(location.search)
  search.set(languageParameter, other)
  return (
    <a
      href={`${pathOnSite(location.pathname)}?${search}`}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={(event) => {
        if (failed) return
        event.preventDefault()
        void changeLanguage(other).then((came) => setFailed(!came))
      }}
    >
      {t('site.switch_language')}
    </a>
  )
}

/** Switches between light and dark: an icon in a bar, an entry with words in a menu that passes its class. */
export function ColorSchemeSwitch({ className }: { className?: string | undefined }) {
  const { scheme, choose } = useColorScheme()
  const t = useText()
  const other = scheme === 'dark' ? 'light' : 'dark'
  if (className)
    return (
      <button type="button" className={className} onClick={() => choose(other)}>
        {t(`site.scheme_to_${other}`)}
      </button>
    )
  return scheme === 'dark' ? (
    <IconButton label={t('site.scheme_to_light')} onClick={() => choose('light')}>
      <IconSun size={20} aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label={t('site.scheme_to_dark')} onClick={() => choose('dark')}>
      <IconMoon size={20} aria-hidden="true" />
    </IconButton>
  )
}
