import { useQuery } from '@tanstack/react-query'
import { listStageTemplatesEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { previewTemplateEndpoint, sendTestOfTemplateEndpoint } from '#domain/hiring/candidate-emails/preview.contract.ts'
import {
  addTemplateEndpoint,
  deleteTemplateEndpoint,
  getTemplateEndpoint,
  listTemplatesEndpoint,
  type TemplateView,
  updateTemplateEndpoint,
} from '#domain/hiring/templates/templates.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The templates of both languages, page by page (TPL-01). */
export const useTemplates = () => useList(listTemplatesEndpoint, { sort: 'board_name', params: { language: 'all' } })

/** A template, reloaded each time it is opened. The endpoint answers a list of one. */
export const useTemplate = (id: string) =>
  useQuery({
    queryKey: queryKey(getTemplateEndpoint, { id }),
    queryFn: async ({ signal }) => {
      const { data } = await call(getTemplateEndpoint, { params: { id }, signal })
      return data[0] as TemplateView
    },
    gcTime: 0,
  })

/** The preview of a template's e-mail. */
export const useTemplatePreview = (id: string) => useRecord(previewTemplateEndpoint, { id })

export const sendTest = (id: string) => call(sendTestOfTemplateEndpoint, { params: { id } })

/** Adds, saves and deletes a template, and reloads the templates of the notification dialog. */
export function useTemplateChanges() {
  const send = useChanges(listTemplatesEndpoint, listStageTemplatesEndpoint)
  return {
    add: (body: BodyInput<typeof addTemplateEndpoint>) => send(addTemplateEndpoint, { body }),
    save: ({ uuid, version }: TemplateView, fields: BodyInput<typeof addTemplateEndpoint>) =>
      send(updateTemplateEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: TemplateView) => send(deleteTemplateEndpoint, { params: { id: uuid } }),
  }
}
