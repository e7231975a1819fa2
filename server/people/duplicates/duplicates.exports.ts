import {
  type DuplicatePerson,
  type DuplicateView,
  listDuplicatesEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { type Column, exportedList, type Setting } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const duplicatesExports = {
  duplicates: exportedList(listDuplicatesEndpoint, {
    peopleOf: ({ older, newer }) => [older.uuid, newer.uuid],
    columns: (setting) => [
      ...accountColumns(setting, setting.of['duplicates.older'], ({ older }) => older),
      ...accountColumns(setting, setting.of['duplicates.newer'], ({ newer }) => newer),
      [
        setting.of['duplicates.reasons'],
        ({ reasons }) => reasons.map((reason) => setting.of[`duplicates.reason.${reason}`]).join(', '),
      ],
    ],
  }),
}

/** The columns of one of the two accounts of a row, which name the account. */
function accountColumns(
  setting: Setting,
  account: string,
  sideOf: (row: DuplicateView) => DuplicatePerson,
): readonly Column<DuplicateView>[] {
  const { of, day } = setting
  const columns: readonly Column<DuplicateView>[] = [
    [of['duplicates.field.name'], (row) => sideOf(row).fullname],
    [of['duplicates.field.email'], (row) => sideOf(row).email],
    [of['duplicates.created'], (row) => day(sideOf(row).created_at)],
    ...setting.factColumns<DuplicateView>((row) => sideOf(row).uuid),
  ]
  return columns.map(([title, cellOf]) => [`${account}: ${title}`, cellOf])
}
