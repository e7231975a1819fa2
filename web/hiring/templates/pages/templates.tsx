import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { listTemplatesEndpoint } from '#domain/hiring/templates/templates.contract.ts'
import { templateScreens } from '#domain/hiring/templates/templates.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useNamedVariables } from '../hooks/use-named-variables.ts'
import { useTemplateChanges, useTemplates } from '../templates.queries.ts'

/** /vacancies/admin/notifications: the templates of each stage's e-mails (TPL-01). */
export default function Templates() {
  const t = useText()
  const changeActions = useChangeActions()
  const banner = useBanner()
  const named = useNamedVariables()
  const list = useTemplates()
  const { remove } = useTemplateChanges()
  const mayChange = useMay({ module: 'notifications', item: 'change' })
  const seesVacancies = useMay({ module: 'candidates', item: 'view' })
  const inItsLanguage = ({ language }: { language: Language }, text: string) => <TextIn language={language}>{named(text)}</TextIn>
  const columns: ColumnsOf<typeof listTemplatesEndpoint> = [
    {
      key: 'subject',
      label: t('templates.subject'),
      sortable: true,
      isLong: true,
      cell: (row) => inItsLanguage(row, row.subject),
    },
    { key: 'board_name', label: t('templates.stage'), sortable: true, cell: (row) => t(`board.stage.${row.board_name}`) },
    { key: 'language', label: t('templates.language'), sortable: true, cell: (row) => t(`vacancies.language.${row.language}`) },
    {
      key: 'default',
      leads: true,
      label: t('templates.status'),
      sortable: true,
      cell: (row) => <StatusWord tone={row.default === 1 ? 'green' : 'stone'}>{t(`templates.status.${row.default}`)}</StatusWord>,
    },
    {
      key: 'title',
      importance: 'usual',
      label: t('templates.heading'),
      sortable: true,
      cell: (row) => inItsLanguage(row, row.title),
    },
    {
      key: 'message',
      importance: 'minor',
      label: t('templates.message'),
      sortable: true,
      cell: (row) => inItsLanguage(row, row.message_beginning),
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('templates.title')}
        description={t('templates.description')}
        {...(seesVacancies && { back: { to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list') } })}
      >
        {mayChange && (
          <LinkButton to={templateScreens.addTemplate.to()} icon={<IconPlus size={20} aria-hidden="true" />}>
            {t('templates.add')}
          </LinkButton>
        )}
      </PageHead>
      <DataTable
        caption={t('templates.title')}
        list={list}
        columns={columns}
        nameOf={(row) => named(row.subject)}
        actions={(row) => {
          const { uuid } = row
          const name = named(row.subject)
          const onDelete = async () => banner.success((await remove(row)).success_message, { name })
          return [
            {
              label: t('templates.see_short'),
              name: t('templates.see', { name }),
              to: templateScreens.templateDetail.to({ uuid }),
            },
            ...changeActions(name, mayChange && { edit: templateScreens.editTemplate.to({ uuid }), remove: { onDelete } }),
          ]
        }}
        empty={<EmptyState title={t('templates.empty')} text={t('templates.empty_hint')} />}
      />
    </div>
  )
}
