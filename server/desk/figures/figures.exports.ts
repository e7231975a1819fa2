import { type FigurePerson, listFigurePeopleEndpoint } from '#domain/desk/figures/figures.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const figuresExports = {
  figurePeople: exportedList(listFigurePeopleEndpoint, {
    peopleOf: ({ person }) => (person ? [person.uuid] : []),
    columns: (setting) => {
      const { of, day } = setting
      const nobody = (isDeleted: boolean) => of[isDeleted ? 'figures.deleted_person' : 'figures.hidden_person']
      return [
        [of['figures.person'], ({ person, is_deleted }) => person?.fullname ?? nobody(is_deleted)],
        [of['figures.vacancy'], (row) => row.name_job],
        [of['figures.applied_at'], (row) => day(row.applied_at)],
        [of['figures.outcome'], ({ outcome }) => of[`figures.outcome.${outcome}`]],
        [of['figures.days_column'], ({ days }) => days ?? ''],
        [of['figures.brought_column'], ({ brought }) => setting.yesOrNo(brought)],
        ...setting.factColumns<FigurePerson>(({ person }) => person?.uuid),
      ]
    },
  }),
}
