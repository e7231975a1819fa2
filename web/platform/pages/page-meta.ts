import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { Company } from '#domain/kernel/company.ts'
import { addressIn, defaultLanguage, type Language, languages, localeOf } from '#domain/kernel/languages.ts'
import { linkPictureSize, sitePicturePath } from '#domain/kernel/link-pictures.ts'
import { textIn } from '../i18n/catalog.ts'

interface Page {
  /** Without the site's name, which is appended. */
  readonly title: string
  readonly description: string
  /** The canonical path, as the screen declares it. */
  readonly path: string
  readonly language: Language
  readonly publicUrl: string
  readonly siteName: string
  /** The languages of the page; both by default. */
  readonly availableIn?: readonly Language[]
  /** The path of the picture beside links to the page; that of the site by default. */
  readonly picture?: string
}
interface RootData {
  readonly language: Language
  readonly publicUrl: string
  readonly settings: { readonly country: string; readonly timeZone: string; readonly logo: string | null }
  readonly company: Company
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The values for a route's `meta`: the reader's language, the site's address, country, time zone and company, and `t`. */
export function metaTools(matches: Matches) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const { language = defaultLanguage, publicUrl = '', settings, company } = root ?? {}
  const { country = '', timeZone = 'UTC', logo = null } = settings ?? {}
  return { language, publicUrl, country, timeZone, logo, company, siteName: company?.name ?? '', t: textIn(language) }
}

/** Head tags of a public page: title, description, canonical address, language alternates, and link previews. */
export function pageMeta({
  title,
  description,
  path,
  language,
  publicUrl,
  siteName,
  availableIn = languages,
  picture = sitePicturePath(language),
}: Page): MetaDescriptor[] {
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`
  const here = addressIn(publicUrl, path, language)
  const alternate = (hrefLang: string, one: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(publicUrl, path, one),
  })
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: here },
    ...availableIn.map((one) => alternate(one, one)),
    alternate('x-default', availableIn[0] ?? defaultLanguage),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: here },
    { property: 'og:locale', content: localeOf[language].replace('-', '_') },
    ...pictureMeta(publicUrl + picture, fullTitle),
  ]
}

/** Head tags of the picture that is shown beside a shared link (PUB-09). */
export function pictureMeta(address: string, alternative: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(linkPictureSize.width) },
    { property: 'og:image:height', content: String(linkPictureSize.height) },
    { property: 'og:image:alt', content: alternative },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Head tags of a page that search engines must not index: behind the login, or an error. */
export function privateMeta(title: string, siteName: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: 'robots', content: 'noindex' }]
}

/** The headers of a page whose address opens something by itself: it is sent to no other page, kept by no cache, and found by no search engine. */
export const secretHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
})

/** Head tags of an error page. */
export function errorMeta(error: unknown, { t, siteName }: ReturnType<typeof metaTools>): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return privateMeta(t(isMissing ? 'menu.404' : 'errors.unexpected_title'), siteName)
}
