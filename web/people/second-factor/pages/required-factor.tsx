import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OwnFactor } from '#domain/people/second-factor/second-factor.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { currentSession, logOut, startPageOf, verifySession } from '../../../platform/session/session.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { rememberedPage } from '../../../platform/session/way-back.ts'
import { framed } from '../../../platform/shell/frame.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { SetUpApp } from '../forms/set-up-app.tsx'
import { useOwnFactor } from '../second-factor.queries.ts'
import styles from './required-factor.module.css'

export const handle = framed('alone')

/** /second-factor: where people are led whose role requires a second factor; then it leads to where they were going (IDT-03). */
export default function RequiredFactor() {
  const t = useText()
  const session = useSession()
  const needed = session.status === 'user' && session.factorNeeded === true
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('second_factor.required_title')}</h1>
        <p>{t(needed ? 'second_factor.required_intro' : 'second_factor.intro')}</p>
        <AsyncSection query={useOwnFactor()}>{(factor) => <SetUp factor={factor} />}</AsyncSection>
        <p>
          <Button tone="quiet" onClick={() => void logOut()}>
            {t('second_factor.log_out')}
          </Button>
        </p>
      </Card>
    </div>
  )
}

function SetUp({ factor: { app } }: { factor: OwnFactor }) {
  const t = useText()
  const dates = useDates()
  const location = useLocation()
  const navigate = useNavigate()
  // The record that is read again after the first code has the app, while its recovery codes are still shown.
  const [isSetUp] = useState(app !== null)
  const goOn = async () => {
    await verifySession()
    const session = currentSession()
    await navigate(rememberedPage(location) ?? startPageOf(session.status === 'user' ? session.mode : 'denied'), {
      replace: true,
    })
  }
  if (!isSetUp || !app) return <SetUpApp hasApp={false} onDone={() => void goOn()} />
  return (
    <>
      <p>{t('second_factor.on_since', { date: dates.date(app.set_up_at) })}</p>
      <Button onClick={() => void goOn()}>{t('second_factor.continue')}</Button>
    </>
  )
}
