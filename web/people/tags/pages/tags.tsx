import { useState } from 'react'
import { type listTagsEndpoint, mayChangeTags, type TagFields, type TagView, tagForm } from '#domain/people/tags/tags.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { MergeTagDialog } from '../forms/merge-tag-dialog.tsx'
import { useTagChanges, useTags } from '../tags.queries.ts'

/** /admin/users/tags: the company's tags, each leading to its people (POO-01). */
export default function Tags() {
  const t = useText()
  const number = useNumber(0)
  const list = useTags()
  const { add, save, remove, merge } = useTagChanges()
  const mayChange = useMay(mayChangeTags)
  const [merging, setMerging] = useState<TagView>()
  const columns: ColumnsOf<typeof listTagsEndpoint> = [
    { key: 'name', label: t('tags.name'), sortable: true, cell: (row) => row.name },
    {
      key: 'people',
      label: t('tags.people'),
      cell: ({ uuid, people, people_capped }) =>
        people === 0 ? (
          number(0)
        ) : (
          <LightLink to={`${userScreens.users.to()}?tag=${uuid}`}>{`${number(people)}${people_capped ? '+' : ''}`}</LightLink>
        ),
    },
    { key: 'updated_at', label: t('tags.updated_at'), sortable: true, cell: (row) => <ShownDate at={row.updated_at} /> },
  ]
  return (
    <>
      <div className="page">
        <RecordSection
          texts={{
            title: t('tags.title'),
            description: t('tags.description'),
            add: t('tags.add'),
            edit: t('tags.edit'),
            empty: t('tags.empty'),
          }}
          list={list}
          columns={columns}
          nameOf={(row) => row.name}
          mayChange={mayChange}
          addsIn="dialog"
          form={(row, then) => (
            <RecordForm
              name={`tag:${row?.uuid ?? 'new'}`}
              schema={tagForm}
              initial={{ name: row?.name ?? '' }}
              submit={(input) => (row ? save(row, input) : add(input))}
              nameOf={({ name }) => name}
              submitLabel={t('common.save')}
              {...then}
            >
              <Fields<TagFields>
                of={{ name: <TextField name="name" label={t('tags.name')} errorTexts={otherNameErrors} autoComplete="off" /> }}
              />
            </RecordForm>
          )}
          actions={(row) => [
            mayChange && {
              label: t('tags.merge'),
              name: t('tags.merge_named', { name: row.name }),
              onPress: () => setMerging(row),
            },
          ]}
          whatIsLost={({ people, people_capped }) => {
            if (people === 0) return undefined
            return people_capped ? t('tags.loses_capped', { count: people }) : t('tags.loses', { count: people })
          }}
          onDelete={remove}
        />
      </div>
      <MergeTagDialog tag={merging} onMerge={merge} onClose={() => setMerging(undefined)} />
    </>
  )
}
