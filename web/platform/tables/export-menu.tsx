import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ReactNode } from 'react'
import { type ExportFormat, exportFormats } from '#domain/kernel/export-formats.ts'
import { saveFile } from '../client/save-file.ts'
import { useAction } from '../client/use-action.ts'
import { useText } from '../i18n/language.tsx'
import button from '../ui/button.module.css'
import { RefusalMessage } from '../ui/message-box.tsx'
import { PopoverMenu } from '../ui/popover-menu.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './export-menu.module.css'

/** Saves the whole list as a file, with its present search, filters and order (OUT-01). */
export function useListExport(read: ((format: ExportFormat) => Promise<File>) | undefined) {
  const action = useAction(async (format: ExportFormat) => {
    if (read) saveFile(await read(format))
  })
  return read && action
}

type Exporting = NonNullable<ReturnType<typeof useListExport>>

/** The menu of formats in a list's frame. */
export function ExportMenu({ action }: { action: Exporting }) {
  const t = useText()
  const icon = action.busy ? <Spinner /> : <IconDownload size={18} aria-hidden="true" />
  return (
    <>
      <PopoverMenu
        openerClass={`${button.button} ${button.bare} ${button.small} ${styles.opener}`}
        opener={
          <>
            {icon} {t('exports.open')}
          </>
        }
      >
        {exportFormats.map((format) => (
          <li key={format}>
            <FormatButton action={action} format={format}>
              {t(`exports.${format}`)}
            </FormatButton>
          </li>
        ))}
      </PopoverMenu>
      <span role="status" className="visually-hidden">
        {action.busy && t('exports.busy')}
      </span>
    </>
  )
}

/** The formats as entries of the menu in the head of a page. */
export function ExportEntries({ action }: { action: Exporting }) {
  const t = useText()
  return (
    <>
      {exportFormats.map((format) => (
        <li key={format}>
          <FormatButton action={action} format={format}>
            {t('exports.as', { format: t(`exports.${format}`) })}
          </FormatButton>
        </li>
      ))}
      <li role="status" className="visually-hidden">
        {action.busy && t('exports.busy')}
      </li>
    </>
  )
}

function FormatButton({ action, format, children }: { action: Exporting; format: ExportFormat; children: ReactNode }) {
  return (
    <button
      type="button"
      // The command menu presses it too, while its own menu is shut (CMD-01).
      data-exports={format}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
        void action.run(format)
      }}
    >
      {children}
    </button>
  )
}

/** Why a list could not be exported. */
export const ExportRefusal = ({ action }: { action: ReturnType<typeof useListExport> }) => (
  <RefusalMessage refusal={action?.refusal} />
)
