import { Suspense, useContext } from 'react'
import { FeaturesContext, inOrder } from './feature.ts'
import type { ReplyActionsProps } from './received-reply.tsx'

/** What features offer to do with a reply, beside answering it. Each decides whether it shows anything. */
export function ReplyOffers(props: ReplyActionsProps) {
  const added = useContext(FeaturesContext).flatMap(({ replyOffer }) => replyOffer ?? [])
  return inOrder(added).map(({ place, part: Offer }) => (
    <Suspense key={place}>
      <Offer {...props} />
    </Suspense>
  ))
}
