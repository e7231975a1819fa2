import type { ComponentType } from 'react'
import { QueryProvider } from '../client/queries.tsx'
import { addressAudiences } from '../i18n/catalog.ts'

await addressAudiences('candidate', 'staff')

/** What a feature puts into the bar of staff: its parts/bar-tool.tsx. */
const tools = import.meta.glob<ComponentType>('../../*/*/parts/bar-tool.tsx', { eager: true, import: 'default' })

/** The tools of the bar on staff pages. Loaded only for staff. */
export default function StaffTools() {
  return (
    <QueryProvider>
      {Object.entries(tools).map(([path, Tool]) => (
        <Tool key={path} />
      ))}
    </QueryProvider>
  )
}
