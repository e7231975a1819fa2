import './platform/theme/typeface.css'
import './platform/theme/tokens.css'
import './platform/theme/base.css'
import { type ReactNode, useContext } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Company } from '#domain/kernel/company.ts'
import { defaultLanguage, languageParameter, parseLanguage } from '#domain/kernel/languages.ts'
import { contentEndpoints } from '#domain/site/content/contents.contract.ts'
import type { Route } from './+types/root.ts'
import { LanguageProvider, useLanguage } from './platform/i18n/language.tsx'
import { NonceContext } from './platform/pages/nonce.ts'
import { errorMeta, metaTools } from './platform/pages/page-meta.ts'
import { serverRequest } from './platform/pages/server-request.ts'
import { serverContext } from './platform/server-context.ts'
import { settingsMetaName } from './platform/session/settings.ts'
import { ErrorPage } from './platform/shell/error-page.tsx'
import { useFrame } from './platform/shell/frame.ts'
import type { StaffFrame } from './platform/shell/header.tsx'
import { publicMenus } from './platform/shell/menu-entries.ts'
import { OldBrowser } from './platform/shell/old-browser.tsx'
import { Shell } from './platform/shell/shell.tsx'
import { colorSchemeScript } from './platform/theme/color-scheme.ts'
import { companyStyle } from './platform/theme/company-style.ts'
import typeface from './platform/theme/fonts/figtree-latin.woff2'
import { lazyPart } from './platform/ui/lazy-part.ts'

const loadStaffFrame = () => import('./staff-frame.tsx')
const staff: StaffFrame = {
  Menu: lazyPart(async () => ({ default: (await loadStaffFrame()).Menu })),
  Tools: lazyPart(async () => ({ default: (await loadStaffFrame()).Tools })),
}

export async function loader({ context }: Route.LoaderArgs) {
  const { language, publicUrl, settings } = context.get(serverContext)
  const { call } = serverRequest(context)
  const { data } = await call(contentEndpoints.company.read, {
    params: { lang: language },
  })
  const company = data.content as Company
  // The colours are calculated here, so that browsers load no script for them.
  return {
    language,
    publicUrl,
    settings,
    company,
    style: companyStyle(company.colour),
    icon: iconOf([settings.logo, company.colour, company.name]),
    menus: publicMenus,
  }
}

/** The address of the company's icon. What it shows is part of it, so that browsers ask again after a change. */
const iconOf = (shows: readonly (string | null)[]) => `/favicon.ico?${encodeURIComponent(shows.filter(Boolean).join(' '))}`

/** Head tags of pages without their own, and of error pages. */
export function meta({ matches, error }: Route.MetaArgs) {
  const tools = metaTools(matches)
  return error ? errorMeta(error, tools) : [{ title: tools.siteName }]
}

/** Nothing but the language can change this data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const languageOf = (url: URL) => url.searchParams.get(languageParameter)
  return currentUrl.href === nextUrl.href || languageOf(currentUrl) !== languageOf(nextUrl)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <LanguageProvider initial={root?.language ?? documentLanguage()}>
      <Page root={root}>{children}</Page>
    </LanguageProvider>
  )
}

function Page({ root, children }: { root: Awaited<ReturnType<typeof loader>> | undefined; children: ReactNode }) {
  const { language } = useLanguage()
  const nonce = useContext(NonceContext)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        {root && <meta name={settingsMetaName} content={JSON.stringify(root.settings)} />}
        <link rel="icon" href={root?.icon ?? '/favicon.ico'} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours alone, whose form the contract states. */}
        <style dangerouslySetInnerHTML={{ __html: root?.style ?? '' }} />
      </head>
      <body data-frame={useFrame()}>
        <OldBrowser />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell staff={staff}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell staff={staff}>
      <ErrorPage error={error} />
    </Shell>
  )
}

function documentLanguage() {
  return (typeof document === 'undefined' ? undefined : parseLanguage(document.documentElement.lang)) ?? defaultLanguage
}
