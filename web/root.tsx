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
import { defaultLanguage, languageParameter, parseLanguage } from '#domain/kernel/languages.ts'
import { contentEndpoints } from '#domain/site/content/contents.contract.ts'
import type { Route } from './+types/root.ts'
import { LanguageProvider, useLanguage } from './platform/i18n/language.tsx'
import { useLogo } from './platform/pages/company.ts'
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
import favicon from './platform/theme/favicon.svg?no-inline'
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
  return { language, publicUrl, settings, company: data.content, menus: publicMenus }
}

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
      <Page settings={root?.settings}>{children}</Page>
    </LanguageProvider>
  )
}

function Page({ settings, children }: { settings: object | undefined; children: ReactNode }) {
  const { language } = useLanguage()
  const nonce = useContext(NonceContext)
  const logo = useLogo()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        {settings && <meta name={settingsMetaName} content={JSON.stringify(settings)} />}
        {logo ? <link rel="icon" href={logo} /> : <link rel="icon" type="image/svg+xml" href={favicon} />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
        <Meta />
        <Links />
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
