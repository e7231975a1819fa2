import { Suspense, useContext } from 'react'
import { FeaturesContext, inOrder, type SlotProps } from './feature.ts'

/** What features show beside a slot, such as the interviewer's other interviews of that day. */
export function InterviewsBeside(props: SlotProps) {
  const added = useContext(FeaturesContext).flatMap(({ besideSlot }) => besideSlot ?? [])
  return inOrder(added).map(({ place, part: Beside }) => (
    <Suspense key={place}>
      <Beside {...props} />
    </Suspense>
  ))
}
