import { type ComponentType, Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'
import type { ReplyActionsProps } from './received-reply.tsx'

type Parts = Record<string, () => Promise<{ default: ComponentType<ReplyActionsProps> }>>

const offers = Object.entries(import.meta.glob('../../*/*/parts/reply-offer.tsx') as Parts).map(
  ([path, load]) => [path, lazyPart(load)] as const,
)

/** What features offer to do with a reply, beside answering it: their parts/reply-offer.tsx. Each decides whether it shows anything. */
export function ReplyOffers(props: ReplyActionsProps) {
  return offers.map(([path, Offer]) => (
    <Suspense key={path}>
      <Offer {...props} />
    </Suspense>
  ))
}
