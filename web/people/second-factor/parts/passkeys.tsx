import { useState } from 'react'
import { type PasskeyView, passkeyForm } from '#domain/people/second-factor/passkeys.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { OwnDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AddPasskey } from '../forms/add-passkey.tsx'
import { ProofForm } from '../forms/proof-form.tsx'
import { usePasskeyChanges, usePasskeys } from '../passkeys.queries.ts'
import { useOwnFactor } from '../second-factor.queries.ts'
import styles from './second-factor.module.css'

/** The own passkeys on the account page: added, renamed, removed (MFA-02). */
export function Passkeys() {
  const factor = useOwnFactor().data
  return (
    <AsyncSection query={usePasskeys()}>{(passkeys) => <Own passkeys={passkeys} hasApp={factor?.app != null} />}</AsyncSection>
  )
}

type Opened = 'add' | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyView }

function Own({ passkeys, hasApp }: { passkeys: readonly PasskeyView[]; hasApp: boolean }) {
  const t = useText()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const name = typeof opened === 'object' ? opened.passkey.name : ''
  const title =
    opened === 'add' ? t('second_factor.passkey_add') : opened ? t(`second_factor.passkey_${opened.what}_title`, { name }) : ''
  return (
    <>
      <p>{t('second_factor.passkeys_intro')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <Row key={passkey.uuid} passkey={passkey} onOpen={(what) => setOpened({ what, passkey })} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpened('add')}>
          {t('second_factor.passkey_add')}
        </Button>
      </div>
      <ModalShell open={opened !== undefined} title={title} onClose={close}>
        {opened === 'add' && <AddPasskey hasApp={hasApp} onDone={close} />}
        {typeof opened === 'object' && opened.what === 'rename' && <Renaming passkey={opened.passkey} onDone={close} />}
        {typeof opened === 'object' && opened.what === 'remove' && (
          <Removal passkey={opened.passkey} hasApp={hasApp} onDone={close} />
        )}
      </ModalShell>
    </>
  )
}

function Row({ passkey, onOpen }: { passkey: PasskeyView; onOpen(what: 'rename' | 'remove'): void }) {
  const t = useText()
  const { name, created_at, last_used_at } = passkey
  const button = (what: 'rename' | 'remove') => (
    <Button
      tone="quiet"
      size="small"
      deletes={what === 'remove'}
      aria-haspopup="dialog"
      aria-label={t(`second_factor.passkey_${what}_title`, { name })}
      onClick={() => onOpen(what)}
    >
      {t(`second_factor.passkey_${what}`)}
    </Button>
  )
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <FactList
          facts={[
            [t('second_factor.passkey_created'), <OwnDate key="created" at={created_at} withTime />],
            [
              t('second_factor.passkey_used'),
              last_used_at ? <OwnDate key="used" at={last_used_at} withTime /> : t('second_factor.passkey_unused'),
            ],
          ]}
        />
      </div>
      <div className={styles.actions}>
        {button('rename')}
        {button('remove')}
      </div>
    </li>
  )
}

function Renaming({ passkey: { uuid, name }, onDone }: { passkey: PasskeyView; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const { rename } = usePasskeyChanges()
  return (
    <FormShell
      name={`passkey ${uuid}`}
      schema={passkeyForm}
      initial={{ name }}
      submit={(values) => rename(uuid, values.name)}
      onDone={({ success_message, data }) => {
        banner.success(success_message, { name: data.name })
        onDone()
      }}
    >
      <TextField name="name" label={t('second_factor.passkey_name')} autoComplete="off" />
      <FormEnd label={t('second_factor.passkey_save')} />
    </FormShell>
  )
}

function Removal({ passkey: { uuid }, hasApp, onDone }: { passkey: PasskeyView; hasApp: boolean; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const { remove } = usePasskeyChanges()
  return (
    <ProofForm
      hasApp={hasApp}
      deletes
      submit={(proof) => remove(uuid, proof)}
      onDone={({ success_message, data }) => {
        banner.success(success_message, { name: data.name })
        onDone()
      }}
      submitLabel={t('second_factor.passkey_remove')}
    >
      <p>{t('second_factor.passkey_remove_hint')}</p>
    </ProofForm>
  )
}
