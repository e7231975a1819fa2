import { useRouteLoaderData } from 'react-router'
import type { Company } from '#domain/kernel/company.ts'

/** Who runs the site, as the root's loader read it; undefined while not even that could be read. */
export function useCompany(): Company | undefined {
  return useRouteLoaderData<{ company: Company }>('root')?.company
}
