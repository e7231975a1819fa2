import { resultScreens } from '#domain/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { LastRatings } from '../parts/last-ratings.tsx'
import { RatingQueue } from '../parts/rating-queue.tsx'
import { useRatingQueue } from '../parts/use-rating-queue.ts'
import type { Route } from './+types/rating-question.ts'

/** /admin/users/rating/{uuid}: the free texts of one question in a row, without names (RES-02). */
export default function RatingQuestion({ params }: Route.ComponentProps) {
  return <Queue key={params.uuid} uuid={params.uuid} />
}

function Queue({ uuid }: { uuid: string }) {
  const t = useText()
  const queue = useRatingQueue(uuid)
  return (
    <div className="page">
      <PageHead
        title={t('results.rating_title')}
        description={queue.query.data?.skills.join(', ')}
        back={{ to: resultScreens.rating.to(), label: t('results.rating_back') }}
      />
      <AsyncSection query={queue.query}>
        {(question) => (
          <>
            <RatingQueue question={question} queue={queue} />
            <LastRatings rated={question.rated} />
          </>
        )}
      </AsyncSection>
    </div>
  )
}
