import type { DuplicatePerson, DuplicateView } from '#domain/people/duplicates/duplicates.contract.ts'
import { type Column, factColumns, profileColumns, type Setting, type Tables } from './table.ts'

type Lists = 'users' | 'deletedUsers' | 'roles' | 'holders' | 'candidates' | 'tags' | 'duplicates' | 'imports' | 'importedPeople'

export const peopleTables: Tables<Lists> = {
  users: {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => {
      const { of, day, yesOrNo } = setting
      return [
        [of['users.name'], (row) => row.fullname],
        [of['users.email'], (row) => row.email],
        [of['exports.confirmed'], (row) => yesOrNo(row.confirmed)],
        [of['users.role'], (row) => (row.built_in ? of[`roles.built_in.${row.built_in}`] : row.role)],
        [of['users.filter_type'], (row) => (row.user_type ? of[`users.type_one.${row.user_type}`] : '')],
        [of['users.available'], (row) => yesOrNo(row.avalaible_strut === 'Y')],
        [of['users.hired'], (row) => yesOrNo(row.hired_strut === 'Y')],
        [of['users.created_at'], (row) => day(row.created_at)],
        consentColumn(setting, ({ consent_due_at }) => consent_due_at === null),
        ...profileColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
        ...factColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
      ]
    },
  },
  // The facts of deleted people are about to be erased, and nobody sees them (SPEC-54).
  deletedUsers: {
    columns: ({ of, day }) => [
      [of['users.name'], (row) => row.fullname],
      [of['users.email'], (row) => row.email],
      [of['users.reason'], (row) => row.reason],
      [of['users.deleted_at'], (row) => day(row.deleted_at)],
      [of['users.erase_at'], (row) => day(row.erase_at)],
    ],
  },
  roles: {
    columns: ({ of, day, yesOrNo }) => [
      [of['roles.name'], (row) => (row.built_in ? of[`roles.built_in.${row.built_in}`] : row.name)],
      [of['roles.about'], (row) => (row.built_in ? of[`roles.built_in_description.${row.built_in}`] : row.description)],
      [of['exports.limited'], (row) => yesOrNo(row.limited)],
      [of['roles.holders'], (row) => row.holders],
      [of['roles.updated_at'], (row) => day(row.updated_at)],
    ],
  },
  holders: {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => [
      [setting.of['roles.person'], (row) => row.fullname],
      [setting.of['roles.email'], (row) => row.email],
      ...factColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
    ],
  },
  candidates: {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => {
      const { of, day, yesOrNo } = setting
      return [
        [of['pool.name'], (row) => row.fullname],
        [of['pool.email'], (row) => row.email],
        [of['exports.confirmed'], (row) => yesOrNo(row.confirmed)],
        [of['pool.lives_in'], (row) => row.place],
        [of['pool.application'], ({ application }) => application?.vacancy.name_job ?? ''],
        [of['pool.stage'], ({ application }) => (application ? of[`board.stage.${application.stage}`] : '')],
        [of['users.available'], (row) => yesOrNo(row.avalaible_strut === 'Y')],
        [of['users.hired'], (row) => yesOrNo(row.hired_strut === 'Y')],
        [of['pool.active'], (row) => day(row.last_active_at)],
        consentColumn(setting, ({ consent_due_at }) => consent_due_at === null),
        ...profileColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
        ...factColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
      ]
    },
  },
  tags: {
    columns: ({ of, day }) => [
      [of['tags.name'], (row) => row.name],
      [of['tags.people'], ({ people, people_capped }) => (people_capped ? `${people}+` : people)],
      [of['tags.updated_at'], (row) => day(row.updated_at)],
    ],
  },
  duplicates: {
    peopleOf: ({ older, newer }) => [older.uuid, newer.uuid],
    columns: (setting) => [
      ...accountColumns(setting, setting.of['duplicates.older'], ({ older }) => older),
      ...accountColumns(setting, setting.of['duplicates.newer'], ({ newer }) => newer),
      [
        setting.of['duplicates.reasons'],
        ({ reasons }) => reasons.map((reason) => setting.of[`duplicates.reason.${reason}`]).join(', '),
      ],
    ],
  },
  imports: {
    columns: ({ of, moment }) => [
      [of['imports.step.file'], (row) => row.file_name],
      [of['imports.state'], ({ state }) => of[`imports.state.${state}`]],
      [of['imports.added'], ({ state, counts }) => (state === 'done' ? (counts.new ?? 0) : '')],
      [of['imports.created_by'], (row) => row.created_by],
      [of['imports.created_at'], (row) => moment(row.created_at)],
    ],
  },
  importedPeople: {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => [
      [setting.of['imports.person'], (row) => row.fullname],
      [setting.of['imports.field.email'], (row) => row.email],
      [setting.of['imports.field.city'], (row) => row.city],
      consentColumn(setting, ({ consented }) => consented),
      [setting.of['imports.line'], (row) => row.line],
      ...factColumns<{ uuid: string }>(setting, ({ uuid }) => uuid),
    ],
  },
}

const consentColumn = <Row>({ of }: Setting, hasConsented: (row: Row) => boolean): Column<Row> => [
  of['imports.consent'],
  (row) => of[`imports.consent.${hasConsented(row) ? 'given' : 'waiting'}`],
]

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
    ...factColumns<DuplicateView>(setting, (row) => sideOf(row).uuid),
  ]
  return columns.map(([title, cellOf]) => [`${account}: ${title}`, cellOf])
}
