import { findCandidatesEndpoint } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const candidateSearchExports = {
  candidates: exportedList(findCandidatesEndpoint, {
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
        setting.consentColumn(({ consent_due_at }) => consent_due_at === null),
        [of['users.no_contact'], (row) => yesOrNo(row.no_contact)],
        ...setting.profileColumns<{ uuid: string }>(({ uuid }) => uuid),
        ...setting.factColumns<{ uuid: string }>(({ uuid }) => uuid),
      ]
    },
  }),
}
