import { Suspense } from 'react'
import { framePart } from '../../../platform/ui/lazy-part.ts'

const BarSearch = framePart(() => import('./bar-search.tsx'))

/** The command menu, apart from the rest of the bar: the frame of all pages names what its parts load first. */
export function SearchInBar() {
  return (
    <Suspense>
      <BarSearch />
    </Suspense>
  )
}
