import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useMergePreview } from '../duplicates.queries.ts'
import { Comparison } from '../parts/comparison.tsx'
import type { Route } from './+types/merge-people.ts'

/** /admin/users/duplicates/:one/:other: what a merge keeps, moves and ends, before it happens (INT-05). */
export default function MergePeople({ params }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead
        title={t('duplicates.merge_title')}
        description={t('duplicates.merge_description')}
        back={{ to: duplicateScreens.duplicates.to(), label: t('duplicates.back') }}
      />
      <AsyncSection query={useMergePreview(params.one, params.other)}>
        {(preview) => <Comparison preview={preview} />}
      </AsyncSection>
    </div>
  )
}
