import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Company } from '#domain/kernel/company.ts'
import type { SiteSettings } from '../server-context.ts'

interface RootData {
  readonly company: Company
  readonly settings: SiteSettings
}

/** Another company than the site's, around what staff look at before they save it. */
export const CompanyContext = createContext<Company | undefined>(undefined)

/** Who runs the site, as the root's loader read it; undefined while not even that could be read. */
export function useCompany(): Company | undefined {
  const ofSite = useRouteLoaderData<RootData>('root')?.company
  return useContext(CompanyContext) ?? ofSite
}

/** Where the source of this installation is offered; null where it does not say. */
export function useSourceUrl(): string | null {
  return useRouteLoaderData<RootData>('root')?.settings.sourceUrl ?? null
}

/** Where the company's logo is; null where the product's own drawing stands for it. */
export function useLogo(): string | null {
  return useRouteLoaderData<RootData>('root')?.settings.logo ?? null
}
