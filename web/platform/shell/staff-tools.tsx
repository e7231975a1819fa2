import { useContext } from 'react'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { FeaturesContext, inOrder } from '../ui/feature.ts'

await addAudiences('candidate', 'staff')

/** The tools of features in the bar of staff. */
export function StaffTools() {
  const added = useContext(FeaturesContext).flatMap(({ barTool }) => barTool ?? [])
  return (
    <QueryProvider>
      {inOrder(added).map(({ place, part: Tool }) => (
        <Tool key={place} />
      ))}
    </QueryProvider>
  )
}
