import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useId } from 'react'
import { reportScreens } from '#domain/assessment/reports/reports.screens.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { exportBankFile } from '../banks.queries.ts'
import styles from './bank.module.css'

/** Downloads a bank as a file, or prints it. */
export function BankExport({ id }: { id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const heading = useId()
  const table = useAction(async () => saveFile(await exportBankFile(id, 'csv', language)))
  const whole = useAction(async () => saveFile(await exportBankFile(id, 'zip', language)))
  const icon = <IconDownload size={20} aria-hidden="true" />
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('banks.export')}</h2>
      <p>{t('banks.export_description')}</p>
      <div className={styles.buttons}>
        <Button tone="quiet" icon={icon} busy={whole.busy} onClick={() => void whole.run()}>
          {t('banks.export_zip')}
        </Button>
        <Button tone="quiet" icon={icon} busy={table.busy} onClick={() => void table.run()}>
          {t('banks.export_csv')}
        </Button>
        <LinkButton
          tone="quiet"
          to={reportScreens.skillReport.to({ uuid: id })}
          icon={<IconPrinter size={20} aria-hidden="true" />}
        >
          {t('banks.print')}
        </LinkButton>
      </div>
      <RefusalMessage refusal={whole.refusal ?? table.refusal} />
    </section>
  )
}
