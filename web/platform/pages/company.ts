import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Company } from '#domain/kernel/company.ts'
import type { SiteSettings } from '../server-context.ts'

interface RootData {
  readonly company: Company
  readonly settings: SiteSettings
  readonly publicUrl: string
}

/** Replaces the site's company in a preview that staff look at before they save. */
export const CompanyContext = createContext<Company | undefined>(undefined)

/** The company that runs the site, as the root's loader read it; undefined when it could not be read. */
export function useCompany(): Company | undefined {
  const ofSite = useRouteLoaderData<RootData>('root')?.company
  return useContext(CompanyContext) ?? ofSite
}

/** The address of this site, without a path. */
export function usePublicUrl(): string {
  return useRouteLoaderData<RootData>('root')?.publicUrl ?? ''
}

/** The base address of the company's videos; empty when it has none. */
export function useMediaUrl(): string {
  return useRouteLoaderData<RootData>('root')?.settings.mediaUrl ?? ''
}

/** The address of this installation's source code; null when it is not set. */
export function useSourceUrl(): string | null {
  return useRouteLoaderData<RootData>('root')?.settings.sourceUrl ?? null
}

/** The address of the company's logo; null when it has none. */
export function useLogo(): string | null {
  return useRouteLoaderData<RootData>('root')?.settings.logo ?? null
}

/** Whether the company's name stands beside its logo (BRA-01). */
export function useIsLogoSquare(): boolean {
  return useRouteLoaderData<RootData>('root')?.settings.logoIsSquare ?? false
}
