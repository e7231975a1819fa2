import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
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

/** The menu of formats in a list's frame. */
export function ExportMenu({ action }: { action: NonNullable<ReturnType<typeof useListExport>> }) {
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
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                void action.run(format)
              }}
            >
              {t(`exports.${format}`)}
            </button>
          </li>
        ))}
      </PopoverMenu>
      <span role="status" className="visually-hidden">
        {action.busy && t('exports.busy')}
      </span>
    </>
  )
}

/** Why a list could not be exported. */
export const ExportRefusal = ({ action }: { action: ReturnType<typeof useListExport> }) => (
  <RefusalMessage refusal={action?.refusal} />
)
