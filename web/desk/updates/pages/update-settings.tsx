import { useState } from 'react'
import type { UpdateSettings as Settings } from '#domain/desk/updates/updates.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { deliveries } from '#domain/kernel/updates.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useChangeUpdateSettings, useUpdateSettings } from '../updates.queries.ts'
import styles from './update-settings.module.css'

/** /account/admin/updates: which updates also arrive by e-mail. Each choice is saved at once (NOT-02). */
export default function UpdateSettings() {
  const t = useText()
  const settings = useUpdateSettings()
  return (
    <div className="page">
      <PageHead
        title={t('notices.settings')}
        description={t('notices.settings_intro')}
        back={{ to: accountScreens.staffAccount.to(), label: t('notices.settings_back') }}
      />
      <AsyncSection query={settings} skeleton={<Skeleton height="20rem" />}>
        {(known) => <Choices known={known} />}
      </AsyncSection>
      <p className={styles.hint}>{t('notices.daily_hint', { hour: `${limits.updates.digestHour}:00` })}</p>
    </div>
  )
}

function Choices({ known }: { known: Settings }) {
  const t = useText()
  const banner = useBanner()
  const change = useChangeUpdateSettings()
  const [wanted, setWanted] = useState<Partial<Settings>>({})
  const choose = async (kind: UpdateKind, delivery: Settings[UpdateKind]) => {
    setWanted((all) => ({ ...all, [kind]: delivery }))
    try {
      banner.success((await change({ [kind]: delivery })).success_message)
    } catch (error) {
      setWanted((all) => ({ ...all, [kind]: known[kind] }))
      banner.refusal(error)
    }
  }
  return (
    <div className={styles.choices}>
      {updateKinds.map((kind) => (
        <InstantChoice
          key={kind}
          label={t(`notices.kind.${kind}`)}
          options={deliveries.map((value) => ({ value, label: t(`notices.delivery.${value}`) }))}
          value={wanted[kind] ?? known[kind]}
          onChoose={(delivery) => void choose(kind, delivery)}
        />
      ))}
    </div>
  )
}
