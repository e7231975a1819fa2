import { useId } from 'react'
import { Link } from 'react-router'
import type { ReasonView } from '#domain/hiring/reasons/reasons.contract.ts'
import { reasonScreens } from '#domain/hiring/reasons/reasons.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useReasonOfCard, useReasonOptions } from '../reasons.queries.ts'

interface Props {
  /** The card's uuid. */
  card: string
  reason: Pick<ReasonView, 'uuid' | 'name'> | null
}

/** Chooses why a candidate was rejected, for the company's figures only (REJ-01). A choice is saved at once. */
export default function ReasonChoice({ card, reason }: Props) {
  const t = useText()
  const id = useId()
  const banner = useBanner()
  const options = useReasonOptions().data ?? []
  const set = useReasonOfCard()
  const { busy, refusal, run } = useAction(async (uuid: string) => {
    const { success_message } = await set(card, uuid || null)
    banner.success(success_message)
  })
  const isListed = reason === null || options.some(({ uuid }) => uuid === reason.uuid)
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {t('reasons.choose')}
      </label>
      <select
        id={id}
        className={field.control}
        value={reason?.uuid ?? ''}
        aria-describedby={`${id}-hint`}
        aria-busy={busy}
        onChange={(event) => void run(event.target.value)}
      >
        <option value="">{t('reasons.none')}</option>
        {!isListed && <option value={reason.uuid}>{reason.name}</option>}
        {options.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={field.hint}>
        {t('reasons.choose_hint')} <Link to={reasonScreens.reasons.to()}>{t('reasons.manage')}</Link>
      </p>
      <RefusalMessage refusal={refusal} />
    </div>
  )
}
