import { useId } from 'react'
import type { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { usePresented } from '../clients.queries.ts'
import styles from './presented-people.module.css'

/** The people presented to a client, in shortlists and in imported past applications, newest first (CLT-01, MOV-01). */
export function PresentedPeople({ id }: { id: string }) {
  const t = useText()
  const heading = useId()
  const columns: ColumnsOf<typeof listPresentedEndpoint> = [
    {
      key: 'person',
      label: t('presented.person'),
      cell: ({ person }) => (
        <LightLink to={userScreens.userProfile.to({ uuid: person.uuid })} target="_blank" title={t('users.new_tab')}>
          {person.fullname}
        </LightLink>
      ),
    },
    { key: 'applied_at', label: t('presented.year'), sortable: true, isNamed: true, cell: ({ year }) => year },
    {
      key: 'vacancy',
      label: t('presented.vacancy'),
      isWhole: true,
      cell: ({ vacancy }) => <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn>,
    },
    {
      key: 'outcome',
      isStatus: true,
      label: t('presented.outcome'),
      cell: ({ stage, outcome }) => (
        <StatusWord tone={outcome === 'hired' ? 'green' : 'stone'}>
          {outcome ? t(`presented.outcome.${outcome}`) : t(`board.stage.${stage}`)}
        </StatusWord>
      ),
    },
    {
      key: 'answer',
      isStatus: true,
      label: t('presented.answer'),
      cell: ({ answer }) =>
        answer && (
          <StatusWord tone={answer === 'yes' ? 'green' : 'stone'}>
            {t(`shortlists.answer.${answer === 'waiting' ? 'none' : answer}`)}
          </StatusWord>
        ),
    },
  ]
  return (
    <section aria-labelledby={heading} className={styles.presented}>
      <h2 id={heading}>{t('presented.title')}</h2>
      <p>{t('presented.hint')}</p>
      <SeparateHeads>
        <DataTable
          caption={t('presented.title')}
          list={usePresented(id)}
          columns={columns}
          plainRows
          nameOf={({ person }) => person.fullname}
          empty={<EmptyState title={t('presented.empty')} text={t('presented.empty_hint')} />}
        />
      </SeparateHeads>
    </section>
  )
}
