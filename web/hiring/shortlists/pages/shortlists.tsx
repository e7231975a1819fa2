import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShortlistCard } from '../parts/shortlist-card.tsx'
import styles from '../parts/shortlists.module.css'
import { useShortlists } from '../shortlists.queries.ts'
import type { Route } from './+types/shortlists.ts'

/** /vacancies/admin/shortlists/{id}: what was presented to the client of a vacancy, with openings and answers (CLT-02). */
export default function Shortlists({ params: { id } }: Route.ComponentProps) {
  const t = useText()
  const query = useShortlists(id)
  const vacancy = query.data?.vacancy
  const board = boardScreens.board.to({ id })
  return (
    <div className="page">
      <PageHead
        title={
          vacancy ? (
            <TextNaming text="shortlists.of" name={vacancy.name_job} language={vacancy.language} />
          ) : (
            t('shortlists.title')
          )
        }
        description={t('shortlists.description')}
        back={{ to: board, label: t('shortlists.back') }}
      />
      <AsyncSection
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t('shortlists.empty')} text={t('shortlists.empty_hint')}>
            <LinkButton to={board}>{t('shortlists.back')}</LinkButton>
          </EmptyState>
        }
      >
        {({ data, may }) => (
          <ul className={styles.lists}>
            {data.map((shortlist) => (
              <li key={shortlist.uuid}>
                <ShortlistCard vacancy={id} shortlist={shortlist} mayChange={may.change} />
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </div>
  )
}
