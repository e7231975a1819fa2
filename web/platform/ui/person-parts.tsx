import { Suspense, useContext } from 'react'
import { FeaturesContext, inOrder, type PersonPartProps } from './feature.ts'
import { Skeleton } from './skeleton.tsx'

/** Facts that features add beside a person's data. */
export const PersonFacts = (props: PersonPartProps) => <All place="personFacts" height="4rem" {...props} />

/** What features add behind what this site knows of a person's skills. */
export const PersonEvidence = (props: PersonPartProps) => <All place="personEvidence" height="0" {...props} />

/** What features add below the notes on an application. */
export const PersonNotes = (props: PersonPartProps) => <All place="personNotes" height="8rem" {...props} />

function All({
  place,
  height,
  ...props
}: PersonPartProps & { place: 'personFacts' | 'personEvidence' | 'personNotes'; height: string }) {
  const added = useContext(FeaturesContext).flatMap(({ [place]: one }) => one ?? [])
  return inOrder(added).map(({ place: key, part: Part }) => (
    <Suspense key={key} fallback={<Skeleton height={height} />}>
      <Part {...props} />
    </Suspense>
  ))
}
