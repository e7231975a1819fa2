import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import {
  type Candidate,
  candidateFilters,
  type findCandidatesEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import { NamesInRow } from '../../../platform/tables/names-in-row.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { type RowSelection, useRowSelection } from '../../../platform/tables/use-row-selection.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useRoleName } from '../../roles/parts/role-name.ts'
import { TagPeopleDialog } from '../../tags/forms/tag-people-dialog.tsx'
import { AddToVacancyDialog } from '../../users/forms/add-to-vacancy-dialog.tsx'
import { OwnerDialog } from '../../users/forms/owner-dialog.tsx'
import { hasMarks, Marks } from '../../users/parts/marks.tsx'
import { useCandidates } from '../candidate-search.queries.ts'
import { usePreview } from '../hooks/use-preview.ts'
import { ApplicationCell, PersonCell, SkillsCell } from '../parts/candidate-cells.tsx'
import { CandidateFilters } from '../parts/candidate-filters.tsx'
import { CandidatePreview } from '../parts/candidate-preview.tsx'
import { ChosenPeople } from '../parts/chosen-people.tsx'
import { NamedSkills } from '../parts/named-skills.tsx'
import { SavedSearches } from '../parts/saved-searches.tsx'
import styles from './find-candidates.module.css'

/** The orders with their words; the headings do not say how well a person fits the words of the search. */
const orders = { relevance: 'pool.sort.relevance', '-activity': 'pool.sort.activity', name: 'pool.sort.name' } as const

/** The columns that have room beside the preview. */
const besidePreview = new Set(['name', 'skills', 'application'])

/** /admin/candidates: searches candidates by words and filters, which are in the address (CVS-03). */
export default function FindCandidates() {
  const t = useText()
  const { filter, change, clear, isSet } = useListFilter(candidateFilters)
  const list = useCandidates(filter)
  const preview = usePreview(list.rows)
  const [adding, setAdding] = useState<Candidate>()
  const columns = useColumns()
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  const mayWrite = useMay({ module: 'users', item: 'change' })
  const mayChoose = mayAdd || mayWrite
  const selection = useRowSelection<Candidate>({
    idOf: ({ uuid }) => uuid,
    most: limits.peopleAtOnce,
    labelOf: ({ fullname }) => t('pool.choose_named', { name: fullname }),
    allLabel: t('pool.choose_all'),
  })
  const filterBySkill = (skill: string, rest: string) => {
    // Both write the address, and the filter builds on what the words wrote.
    list.change({ q: rest }, true)
    change({ skill, band: '' })
  }
  const nobodyFound = <NobodyFound onClear={isSet ? clear : undefined} />
  return (
    <div className="page">
      <PageHead title={t('pool.title')} description={t('pool.description')}>
        {mayWrite && (
          <LinkButton to={addedCandidatesScreens.addPerson.to()} icon={<IconUserPlus size={20} aria-hidden="true" />}>
            {t('intake.add')}
          </LinkButton>
        )}
      </PageHead>
      <div className={styles.line}>
        <CandidateFilters filter={filter} onChange={change} onClear={clear} />
        <SavedSearches query={{ q: list.state.q, sort: list.state.sort, ...filter }} roleName={useRoleName()} />
        <NamedSkills q={list.state.q} chosen={filter.skill} onChoose={filterBySkill} />
      </div>
      {mayChoose && <Chosen selection={selection} onChanged={list.retry} />}
      <div className={styles.split}>
        <DataTable
          caption={t('pool.title')}
          list={list}
          columns={preview.shown ? columns.filter(({ key }) => besidePreview.has(key)) : columns}
          opening={preview.fits ? preview : undefined}
          nameOf={({ fullname }) => fullname}
          selection={mayChoose ? selection : undefined}
          empty={isSet ? nobodyFound : <EmptyState title={t('pool.empty')} text={t('pool.empty_hint')} />}
          emptyFound={nobodyFound}
        >
          <ListTools
            searchLabel={t('pool.search')}
            hasViews={false}
            orders={Object.entries(orders).map(([sort, key]) => ({ sort, label: t(key) }))}
          >
            {preview.fits && list.rows.length > 0 && (
              <Button tone="quiet" size="small" aria-pressed={preview.shown !== undefined} onClick={preview.toggle}>
                {t('pool.preview')}
              </Button>
            )}
          </ListTools>
        </DataTable>
        {preview.shown && (
          <CandidatePreview person={preview.shown} onBefore={preview.onBefore} onAfter={preview.onAfter} onClose={preview.close}>
            {mayAdd && (
              <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setAdding(preview.shown)}>
                {t('applications.add')}
              </Button>
            )}
          </CandidatePreview>
        )}
      </div>
      <AddToVacancyDialog people={adding && [adding]} onClose={() => setAdding(undefined)} onAdded={list.retry} />
    </div>
  )
}

function useColumns(): ColumnsOf<typeof findCandidatesEndpoint> {
  const t = useText()
  return [
    {
      key: 'name',
      label: t('pool.name'),
      sortable: true,
      yields: true,
      cell: (row) => <PersonCell row={row} />,
    },
    {
      key: 'tags',
      importance: 'minor',
      label: t('tags.of_person'),
      yields: true,
      hasValue: ({ tags }) => tags.length > 0,
      cell: ({ tags }) => <NamesInRow names={tags} />,
    },
    {
      key: 'owner',
      importance: 'minor',
      label: t('members.owner'),
      yields: true,
      hasValue: ({ owner }) => owner !== null,
      cell: ({ owner }) => owner?.fullname ?? '',
    },
    { key: 'place', importance: 'usual', label: t('pool.lives_in'), yields: true, cell: ({ place }) => place },
    { key: 'skills', label: t('pool.skills'), isLong: true, leads: true, cell: (row) => <SkillsCell row={row} /> },
    { key: 'application', label: t('pool.application'), isLong: true, cell: (row) => <ApplicationCell row={row} /> },
    { key: 'marks', label: t('pool.marks'), isStatus: hasMarks, yields: true, cell: (row) => <Marks of={row} /> },
    {
      key: 'activity',
      importance: 'usual',
      label: t('pool.active'),
      sortable: true,
      cell: ({ last_active_at: at }) => (at ? <ShownDate at={at} /> : t('pool.never_active')),
    },
  ]
}

function NobodyFound({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  return (
    <EmptyState title={t('pool.empty_found')} text={t('pool.empty_found_hint')}>
      {onClear && (
        <Button tone="quiet" onClick={onClear}>
          {t('pool.clear')}
        </Button>
      )}
    </EmptyState>
  )
}

/** What can be done with the chosen people; the list is read again after each. */
function Chosen({ selection, onChanged }: { selection: RowSelection<Candidate>; onChanged(): void }) {
  const and = (then: () => void) => () => {
    then()
    onChanged()
  }
  return (
    <ChosenPeople
      selection={selection}
      addDialog={(people, onClose, onDone) => <AddToVacancyDialog people={people} onClose={onClose} onAdded={and(onDone)} />}
      ownerDialog={(people, onClose, onDone) => <OwnerDialog people={people} onClose={onClose} onSet={and(onDone)} />}
      tagDialog={(people, onClose, onDone) => (
        <TagPeopleDialog people={people} onClose={onClose} onTagged={and(onDone)} onUndone={onChanged} />
      )}
    />
  )
}
