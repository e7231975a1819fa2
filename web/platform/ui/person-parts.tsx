import { type ComponentType, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'
import { Skeleton } from './skeleton.tsx'

/** The properties of what features add about a person. Each part decides by the viewer's rights whether it shows anything. */
export interface PersonPartProps {
  /** The person's uuid. */
  person: string
  heading: 'h2' | 'h3'
}
type Parts = Record<string, () => Promise<{ default: ComponentType<PersonPartProps> }>>

const lazily = (parts: Parts) => Object.entries(parts).map(([path, load]) => [path, lazyPart(load)] as const)

const facts = lazily(import.meta.glob('../../*/*/parts/person-facts.tsx') as Parts)
const notes = lazily(import.meta.glob('../../*/*/parts/person-notes.tsx') as Parts)

/** Facts that features add beside a person's data: their parts/person-facts.tsx. */
export const PersonFacts = (props: PersonPartProps) => <All parts={facts} height="4rem" {...props} />

/** What features add beside the notes on an application: their parts/person-notes.tsx. */
export const PersonNotes = (props: PersonPartProps) => <All parts={notes} height="8rem" {...props} />

function All({ parts, height, ...props }: PersonPartProps & { parts: ReturnType<typeof lazily>; height: string }) {
  return parts.map(([path, Part]) => (
    <Suspense key={path} fallback={<Skeleton height={height} />}>
      <Part {...props} />
    </Suspense>
  ))
}
