import { useQuery } from '@tanstack/react-query'
import type { previewTemplate, sendTestOfTemplate } from '#domain/hiring/notifications/preview.contract.ts'
import type {
  addTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  TemplateView,
  updateTemplate,
} from '#domain/hiring/templates/templates.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { request } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

const listPath = '/api/email/:language'

/** The templates of both languages, a page at a time (TPL-01). */
export const useTemplates = () => useList<typeof listTemplates>(listPath, { sort: 'board_name', params: { language: 'all' } })

const recordPath = '/api/email/record/:id'

/** One template, read anew each time it is opened; its address answers a list of one. */
export const useTemplate = (id: string) =>
  useQuery({
    queryKey: [recordPath, { id }],
    queryFn: async ({ signal }) => {
      const { data } = await request<typeof getTemplate>('GET', recordPath, { params: { id }, signal })
      return data[0] as TemplateView
    },
    gcTime: 0,
  })

/** The e-mail that a template makes. */
export const useTemplatePreview = (id: string) => useRecord<typeof previewTemplate>('/api/email/preview/:id', { id })

export const sendTest = (id: string) => request<typeof sendTestOfTemplate>('POST', '/api/email/test/:id', { params: { id } })

/** Adds, saves and deletes a template; what the dialog of a card offers follows. */
export function useTemplateChanges() {
  const send = useChanges(listPath, '/api/email/templates')
  return {
    add: (body: BodyInput<typeof addTemplate>) => send<typeof addTemplate>('POST', '/api/email', { body }),
    save: ({ uuid, version }: TemplateView, fields: BodyInput<typeof addTemplate>) =>
      send<typeof updateTemplate>('PUT', '/api/email/:id', { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: TemplateView) => send<typeof deleteTemplate>('DELETE', '/api/email/:id', { params: { id: uuid } }),
  }
}
