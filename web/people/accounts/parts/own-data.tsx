import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { erasureForm } from '#domain/people/users/own-data.contract.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { logOut } from '../../../platform/session/session.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { downloadOwnData, eraseOwnAccount } from '../accounts.queries.ts'
import styles from './account-settings.module.css'

/** Downloads all data of the own account, and asks to erase it (SPEC-53). */
export function OwnData() {
  const t = useText()
  const banner = useBanner()
  const [leaving, setLeaving] = useState(false)
  const id = useId()
  const download = useAction(async () => {
    saveFile(await downloadOwnData())
    banner.success('account.downloaded')
  })
  return (
    <>
      <p>{t('account.own_data_intro')}</p>
      <RefusalMessage refusal={download.refusal} />
      <div className={styles.actions}>
        <Button
          tone="quiet"
          busy={download.busy}
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void download.run()}
        >
          {t('account.download')}
        </Button>
        <Button
          tone="bare"
          deletes
          icon={<IconTrash size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setLeaving(true)}
        >
          {t('account.erase')}
        </Button>
      </div>
      <ModalShell open={leaving} title={t('account.erase')} describedBy={id} onClose={() => setLeaving(false)}>
        <ErasureForm wordsId={id} />
      </ModalShell>
    </>
  )
}

function ErasureForm({ wordsId }: { wordsId: string }) {
  const t = useText()
  const banner = useBanner()
  const session = useSession()
  return (
    <>
      <div id={wordsId}>
        <p>{t('account.erase_hint')}</p>
        {session.status === 'user' && session.mode === 'allowed' && <p>{t('account.erase_role')}</p>}
      </div>
      <FormShell
        name="own erasure"
        schema={erasureForm}
        initial={{ current_password: '' }}
        secrets={['current_password']}
        submit={eraseOwnAccount}
        onDone={({ success_message }) => {
          banner.success(success_message)
          void logOut()
        }}
      >
        <PasswordField name="current_password" label={t('account.erase_password')} autoComplete="current-password" />
        <FormEnd label={t('account.erase_confirm')} deletes />
      </FormShell>
    </>
  )
}
