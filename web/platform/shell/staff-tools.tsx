import type { ComponentType } from 'react'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'

await addAudiences('candidate', 'staff')

/** Tools of features for the staff bar: their parts/bar-tool.tsx. */
const tools = import.meta.glob<ComponentType>('../../*/*/parts/bar-tool.tsx', { eager: true, import: 'default' })

export default function StaffTools() {
  return (
    <QueryProvider>
      {Object.entries(tools).map(([path, Tool]) => (
        <Tool key={path} />
      ))}
    </QueryProvider>
  )
}
