import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, languageParameter, languages, localeOf } from '#domain/kernel/languages.ts'
import { textIn } from '../i18n/catalog.ts'
import type { Translate } from '../i18n/translate.ts'

interface Page {
  /** Without the site's name; it is appended. */
  readonly title: string
  readonly description: string
  /** The canonical path, made by paths.ts. */
  readonly path: string
  readonly language: Language
  readonly publicUrl: string
  /** The reader's, whose texts are loaded; a page about a record may be in the other language. */
  readonly t: Translate
  /** Languages that this page exists in; both unless its content has only one. */
  readonly availableIn?: readonly Language[]
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

interface Root {
  readonly language: Language
  readonly publicUrl: string
  readonly settings: { readonly country: string }
}

/** For a route's `meta`: the reader's language, the site's public address and country, and `t`. */
export function metaTools(matches: Matches) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Root | undefined
  const language = root?.language ?? defaultLanguage
  const t: Translate = textIn(language)
  return { language, publicUrl: root?.publicUrl ?? '', country: root?.settings.country ?? '', t }
}

/** Head tags of a public page: title, description, canonical address, language alternates, and what link previews read. */
export function pageMeta({ title, description, path, language, publicUrl, t, availableIn = languages }: Page): MetaDescriptor[] {
  const siteName = t('site.name')
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`
  const addressIn = (one: Language) => `${publicUrl}${path}${one === defaultLanguage ? '' : `?${languageParameter}=${one}`}`
  const alternate = (hrefLang: string, one: Language) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: addressIn(one) })
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: addressIn(language) },
    ...availableIn.map((one) => alternate(one, one)),
    alternate('x-default', availableIn[0] ?? defaultLanguage),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressIn(language) },
    { property: 'og:locale', content: localeOf[language].replace('-', '_') },
  ]
}

/** Head tags of a page that search engines should not keep: behind the login, or an error. */
export function privateMeta(title: string, language: Language): MetaDescriptor[] {
  return [{ title: `${title} · ${textIn(language)('site.name')}` }, { name: 'robots', content: 'noindex' }]
}
