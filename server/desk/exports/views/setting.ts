import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { findText } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { withNames } from '#domain/kernel/mentions.ts'
import type { Column, PersonOf, Setting } from '../../../platform/exported-list.ts'
import { mayUse, type Viewer } from '../../../platform/sessions/viewer.ts'
import { type Cell, DateCell } from '../../../platform/table-cells.ts'
import { type Words, wordsOf } from '../../../platform/texts.ts'
import type { FactsOfPerson } from '../exports.reads.ts'

/** How lists are written for one viewer. `factsOf` has the facts of the people of the rows that are written now. */
export function settingOf(
  language: Language,
  timeZone: string,
  viewer: Viewer,
  factsOf: (uuid: string) => FactsOfPerson | undefined,
): Setting {
  const of = wordsOf(language)
  const seesTags = mayUse(viewer, { module: 'users', item: 'view' })
  const setting: Setting = {
    of,
    say: (key, values) => findText(of, language, key, values) ?? key,
    day: (at) => (at === null ? '' : new DateCell(calendarDay(new Date(at), timeZone))),
    moment: (at, zone = timeZone) => (at === null ? '' : new DateCell(momentOf(new Date(at), zone))),
    momentText: (at, zone) => momentOf(new Date(at), zone),
    yesOrNo: (is) => of[is ? 'exports.yes' : 'exports.no'],
    phoneColumn: (personOf) => [of['exports.phone'], (row) => factsOf(personOf(row) ?? '')?.phone ?? ''],
    tagColumns: (personOf) =>
      seesTags ? [[of['tags.of_person'], (row) => (factsOf(personOf(row) ?? '')?.tags ?? []).join(', ')]] : [],
    factColumns<Row>(personOf: PersonOf<Row>): readonly Column<Row>[] {
      const skills: Column<Row> = [of['exports.skills'], (row) => skillsOf(of, factsOf(personOf(row) ?? ''))]
      return [setting.phoneColumn<Row>(personOf), ...setting.tagColumns<Row>(personOf), skills]
    },
    profileColumns<Row>(personOf: PersonOf<Row>): readonly Column<Row>[] {
      const facts = (row: Row) => factsOf(personOf(row) ?? '')
      const notes: Column<Row> = [
        of['exports.notes'],
        (row) => (facts(row)?.notes ?? []).map(({ body, mentions }) => withNames(body, mentions, of['comments.gone'])).join('\n'),
      ]
      return [
        [of['imports.field.date_of_birth'], (row) => dayCell(facts(row)?.birth)],
        [of['exports.source_note'], (row) => facts(row)?.source_note ?? ''],
        [of['members.owner'], (row) => facts(row)?.owner?.fullname ?? ''],
        ...(seesTags ? [notes] : []),
      ]
    },
    consentColumn: (hasConsented) => [
      of['imports.consent'],
      (row) => of[`imports.consent.${hasConsented(row) ? 'given' : 'waiting'}`],
    ],
  }
  return setting
}

function momentOf(instant: Date, timeZone: string): string {
  const time = instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${calendarDay(instant, timeZone)} ${time}`
}

const dayCell = (day: string | null | undefined): Cell => (day ? new DateCell(day) : '')

/** The names of skills, each with the band of its finished and rated test. */
function skillsOf(of: Words, facts: FactsOfPerson | undefined): string {
  const named = (facts?.skills ?? []).map(({ name, points, unrated }) => {
    const band = finalBand({ points, unrated })
    return band ? `${name} (${of[`attempts.band.${band}`]})` : name
  })
  return named.join(', ')
}
