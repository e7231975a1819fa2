import { Suspense, useContext } from 'react'
import { FeaturesContext, inOrder, type PersonPartProps } from './feature.ts'
import { Skeleton } from './skeleton.tsx'

/** Facts that features add beside a person's data. */
export const PersonFacts = (props: PersonPartProps) => <All place="personFacts" height="4rem" {...props} />

/** What features add below the notes on an application. */
export const PersonNotes = (props: PersonPartProps) => <All place="personNotes" height="8rem" {...props} />

function All({ place, height, ...props }: PersonPartProps & { place: 'personFacts' | 'personNotes'; height: string }) {
  const added = useContext(FeaturesContext).flatMap(({ [place]: one }) => one ?? [])
  return inOrder(added).map(({ place: key, part: Part }) => (
    <Suspense key={key} fallback={<Skeleton height={height} />}>
      <Part {...props} />
    </Suspense>
  ))
}
