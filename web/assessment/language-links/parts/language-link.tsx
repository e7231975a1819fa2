import { useState } from 'react'
import type { LanguageLinkView, SignedLinkView } from '#domain/assessment/language-links/language-links.contract.ts'
import { leastPairs } from '#domain/assessment/language-links/link.rules.ts'
import { leastOfLanguage } from '#domain/assessment/workshop/language-difference.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { SignLink } from '../forms/sign-link.tsx'
import { useLanguageLink, useLinkChanges } from '../language-links.queries.ts'
import styles from './language-link.module.css'

/** The table that makes results of both languages comparable: proposed, signed and withdrawn (FAI-04). */
export function LanguageLink({ id }: { id: string }) {
  const t = useText()
  return (
    <section className={styles.link}>
      <h2>{t('language_links.title')}</h2>
      <AsyncSection query={useLanguageLink(id)}>{(link) => <Link id={id} link={link} />}</AsyncSection>
    </section>
  )
}

function Link({ id, link: { proposal, lack, signed } }: { id: string; link: LanguageLinkView }) {
  const t = useText()
  const maySign = useMay({ module: 'users', item: 'change' })
  const isUsed = signed[0]?.withdrawn_at === null
  return (
    <>
      {!isUsed && (
        <p>
          {t('language_links.none')} {lack && t(`language_links.lack.${lack}`, { least: leastPairs, answers: leastOfLanguage })}
        </p>
      )}
      {proposal && (
        <section className={styles.table}>
          <h3>{t('language_links.proposed')}</h3>
          <Figures {...proposal} />
          <p>
            {t('language_links.from', { count: proposal.pairs })}{' '}
            {proposal.left_out > 0 && t('language_links.left_out', { count: proposal.left_out })} {t('language_links.limit')}
          </p>
          <EqualPoints table={proposal.table} />
          {maySign && <SignLink key={proposal.constant} id={id} constant={proposal.constant} />}
        </section>
      )}
      {signed.map((table, place) => (
        <Signed key={table.number} id={id} table={table} isLast={place === 0} mayWithdraw={maySign} />
      ))}
    </>
  )
}

function Figures({ constant, error }: { constant: number; error: number }) {
  const t = useText()
  const hundredths = useNumber(2)
  const harder = Math.abs(constant) < 0.005 ? 'none' : constant > 0 ? 'en' : 'es'
  return <p>{t(`language_links.harder.${harder}`, { constant: hundredths(Math.abs(constant)), error: hundredths(error) })}</p>
}

function EqualPoints({ table }: { table: SignedLinkView['table'] }) {
  const t = useText()
  const whole = useNumber(0)
  return (
    <table className={styles.points}>
      <caption className="visually-hidden">{t('language_links.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('language_links.english')}</th>
          <th scope="col">{t('language_links.spanish')}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ points, equal }) => (
          <tr key={points}>
            <th scope="row">{whole(points)}</th>
            <td>{whole(equal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SignedProps {
  id: string
  table: SignedLinkView
  isLast: boolean
  mayWithdraw: boolean
}

function Signed({ id, table, isLast, mayWithdraw }: SignedProps) {
  const t = useText()
  const banner = useBanner()
  const { withdraw } = useLinkChanges(id)
  const [isAsking, setAsking] = useState(false)
  const { number, note, signed_by, signed_at, withdrawn_by, withdrawn_at } = table
  const state = withdrawn_at ? 'ended' : isLast ? 'current' : 'former'
  return (
    <section className={styles.table}>
      <h3>
        <StatusWord tone={state === 'current' ? 'green' : 'stone'}>{t(`language_links.${state}`, { number })}</StatusWord>
      </h3>
      <Figures {...table} />
      <p>
        {t('language_links.signed_by', { name: signed_by })} <ShownDate at={signed_at} withTime />. «{note}»
      </p>
      {withdrawn_at && (
        <p>
          {t('language_links.withdrawn_by', { name: withdrawn_by ?? '' })} <ShownDate at={withdrawn_at} withTime />.
        </p>
      )}
      {state === 'current' && (
        <details>
          <summary>{t('language_links.table')}</summary>
          <EqualPoints table={table.table} />
        </details>
      )}
      {state === 'current' && mayWithdraw && (
        <>
          <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
            {t('language_links.withdraw')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            title={t('language_links.withdraw')}
            confirmLabel={t('language_links.withdraw')}
            onConfirm={async () => {
              banner.success((await withdraw(number)).success_message)
              setAsking(false)
            }}
            onCancel={() => setAsking(false)}
          >
            <p>{t('language_links.withdraw_question')}</p>
          </ConfirmDialog>
        </>
      )}
    </section>
  )
}
