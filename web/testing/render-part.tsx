import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Language } from '#domain/kernel/languages.ts'
import { loadLanguage } from '../platform/i18n/catalog.ts'
import { LanguageProvider } from '../platform/i18n/language.tsx'
import { Banners } from '../platform/ui/banners.tsx'
import '../platform/theme/tokens.css'
import '../platform/theme/base.css'

interface Setting {
  language?: Language
  /** The address of the part with its query; `/` by default. */
  at?: string
  /** Other pages of the test site, by path, for parts that link to them. */
  pages?: Readonly<Record<string, ReactNode>>
}

/** Renders a part in its own page at `/`, with the application's language, routes, requests and banners. */
export async function renderPart(part: ReactNode, { language = 'es', at = '/', pages = {} }: Setting = {}) {
  await loadLanguage(language)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const layout = (
    <LanguageProvider initial={language}>
      <QueryClientProvider client={queries}>
        <Banners />
        <main>
          <Outlet />
        </main>
      </QueryClientProvider>
    </LanguageProvider>
  )
  const children = Object.entries({ '/': part, ...pages }).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([{ id: 'root', element: layout, children }], { initialEntries: [at] })
  const screen = await render(<RouterProvider router={router} />)
  return { ...screen, router }
}
