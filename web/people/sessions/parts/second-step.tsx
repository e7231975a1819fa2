import { useState } from 'react'
import { appCodeForm } from '#domain/people/second-factor/second-factor.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { takeSecondStep } from '../second-step.queries.ts'

await addAudiences('candidate')

const secrets = ['code']

/** The second step of a login: a code of the app, or a recovery code (MFA-01, MFA-03). Loaded when an account asks for it. */
export default function SecondStep({ challenge, onBack }: { challenge: string; onBack(): void }) {
  const t = useText()
  const [recovers, setRecovers] = useState(false)
  return (
    <Card raised alone>
      <h1 ref={takeFocus} tabIndex={-1}>
        {t('login.step_title')}
      </h1>
      <p>{t(recovers ? 'login.step_recovery_intro' : 'login.step_intro')}</p>
      <FormShell
        key={String(recovers)}
        name="second step"
        schema={appCodeForm}
        initial={{ code: '' }}
        secrets={secrets}
        submit={({ code }) => takeSecondStep(challenge, code)}
        onDone={() => undefined}
      >
        {recovers ? (
          <TextField
            name="code"
            label={t('login.step_recovery_code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <TextField name="code" label={t('login.step_code')} inputMode="numeric" autoComplete="one-time-code" width="short" />
        )}
        <FormEnd
          label={t('login.step_button')}
          explain={({ code, retryAfter }) => {
            if (retryAfter) return t('login.wait', { count: Math.ceil(retryAfter / 60) })
            if (code !== 'login.step_over') return undefined
            return (
              <>
                {t('login.step_over')}{' '}
                <Button tone="quiet" size="small" onClick={onBack}>
                  {t('login.step_back')}
                </Button>
              </>
            )
          }}
        />
      </FormShell>
      <p>
        <Button tone="bare" onClick={() => setRecovers(!recovers)}>
          {t(recovers ? 'login.step_use_app' : 'login.step_use_recovery')}
        </Button>
      </p>
      {recovers && <p>{t('login.step_lost')}</p>}
      <p>
        <Button tone="bare" onClick={onBack}>
          {t('login.step_back')}
        </Button>
      </p>
    </Card>
  )
}
