import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MergePreview, MergeSide } from '#domain/people/duplicates/duplicates.contract.ts'
import { differingFields, type MergedField, mustStay, suggestedFields } from '#domain/people/duplicates/duplicates.rules.ts'
import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn, TextWith } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useDuplicateChanges } from '../duplicates.queries.ts'
import styles from './duplicates.module.css'

/** Two accounts side by side, what to keep of each, and the merge after a confirmation. */
export function Comparison({ preview }: { preview: MergePreview }) {
  const t = useText()
  const navigate = useNavigate()
  const banner = useBanner()
  const { date } = useDates()
  const { merge, keepApart } = useDuplicateChanges()
  const [oneStays, setOneStays] = useState(preview.one_stays)
  const [stays, leaves] = oneStays ? [preview.one, preview.other] : [preview.other, preview.one]
  const [chosen, setChosen] = useState<Partial<Record<MergedField, string>>>({})
  const [asking, setAsking] = useState(false)
  const suggested = suggestedFields(stays.values, leaves.values)
  const ownerOf = (field: MergedField) => chosen[field] ?? (suggested.includes(field) ? leaves.uuid : stays.uuid)
  const differing = differingFields(stays.values, leaves.values).filter((field) => field !== 'email' || !stays.claimed)
  const take = differing.filter((field) => ownerOf(field) === leaves.uuid)
  const apart = useAction(async () => {
    banner.success((await keepApart(preview.one.uuid, preview.other.uuid)).success_message)
    await navigate(duplicateScreens.duplicates.to())
  })
  const carryOut = async () => {
    const { success_message } = await merge({ stays: stays.uuid, leaves: leaves.uuid, take })
    banner.success(success_message)
    await navigate(userScreens.userProfile.to({ uuid: stays.uuid }))
  }
  const labelOf = ({ fullname, values: { email }, created_at }: MergeSide) =>
    [fullname, email || t('duplicates.no_email'), date(created_at)].join(' · ')
  return (
    <div className={styles.compared}>
      {preview.obstacle && <MessageBox tone="error">{t(preview.obstacle)}</MessageBox>}
      <div className={styles.sides}>
        {[preview.one, preview.other].map((side) => (
          <Side key={side.uuid} side={side} />
        ))}
      </div>
      {!preview.obstacle && (
        <>
          {!mustStay(stays, leaves) && (
            <InstantChoice
              label={t('duplicates.stays')}
              {...(stays.claimed && { hint: t('duplicates.stays_hint') })}
              options={[preview.one, preview.other].map((side) => ({ value: side.uuid, label: labelOf(side) }))}
              value={stays.uuid}
              onChoose={(uuid) => setOneStays(uuid === preview.one.uuid)}
            />
          )}
          <Differences
            fields={differing}
            sides={[stays, leaves]}
            ownerOf={ownerOf}
            onChoose={(field, uuid) => setChosen({ ...chosen, [field]: uuid })}
          />
          <Together stays={stays} leaves={leaves} shared={preview.shared} />
        </>
      )}
      <RefusalMessage refusal={apart.refusal} />
      <div className={styles.buttons}>
        {!preview.obstacle && (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('duplicates.merge')}
          </Button>
        )}
        {preview.one.uuid !== preview.other.uuid && (
          <Button tone="quiet" busy={apart.busy} onClick={() => void apart.run()}>
            {t('duplicates.apart')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('duplicates.confirm_title')}
        confirmLabel={t('duplicates.merge')}
        onConfirm={carryOut}
        onCancel={() => setAsking(false)}
      >
        <p>{t('duplicates.confirm', { name: labelOf(leaves) })}</p>
      </ConfirmDialog>
    </div>
  )
}

function Side({ side }: { side: MergeSide }) {
  const t = useText()
  return (
    <Card>
      <h2>{side.fullname}</h2>
      <FactList
        facts={[
          [t('duplicates.field.email'), side.values.email || t('duplicates.no_email')],
          side.values.phone ? [t('duplicates.field.phone'), side.values.phone] : null,
          [t('duplicates.created'), <ShownDate key="created" at={side.created_at} />],
          [t('duplicates.login'), t(side.claimed ? 'duplicates.claimed' : 'duplicates.unclaimed')],
        ]}
      />
    </Card>
  )
}

type TogetherProps = Pick<MergePreview, 'shared'> & Record<'stays' | 'leaves', MergeSide>

/** What the remaining account has afterwards. */
function Together({ stays, leaves, shared }: TogetherProps) {
  const t = useText()
  return (
    <>
      <section>
        <h2>{t('duplicates.together')}</h2>
        <FactList
          facts={(['applications', 'tests', 'skills', 'records'] as const).map((kind) => [
            t(`duplicates.${kind}`),
            t('duplicates.sum', { one: String(stays[kind]), other: String(leaves[kind]) }),
          ])}
        />
      </section>
      {shared.length > 0 && (
        <section>
          <h2>{t('duplicates.shared')}</h2>
          <ul>
            {shared.map(({ title, language, stays: one, ends: other }) => (
              <li key={title}>
                <TextWith
                  text="duplicates.in_both"
                  values={{
                    title: <TextIn language={language}>{title}</TextIn>,
                    stays: t(`board.stage.${one}`),
                    ends: t(`board.stage.${other}`),
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface DifferencesProps {
  fields: readonly MergedField[]
  sides: readonly MergeSide[]
  ownerOf(field: MergedField): string
  onChoose(field: MergedField, uuid: string): void
}

/** What to keep of each account. */
function Differences({ fields, sides, ownerOf, onChoose }: DifferencesProps) {
  const t = useText()
  return (
    <section className={styles.compared}>
      <div>
        <h2>{t('duplicates.fields')}</h2>
        <p>{t(fields.length > 0 ? 'duplicates.fields_hint' : 'duplicates.no_difference')}</p>
      </div>
      {fields.map((field) => (
        <InstantChoice
          key={field}
          label={t(`duplicates.field.${field}`)}
          options={sides.map(({ uuid, values }) => ({
            value: uuid,
            label: values[field] || t('duplicates.nothing'),
          }))}
          value={ownerOf(field)}
          onChoose={(uuid) => onChoose(field, uuid)}
        />
      ))}
    </section>
  )
}
