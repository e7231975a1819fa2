import { finalBands } from '#domain/assessment/results/error.rules.ts'
import type { ClientView, PresentedProfile } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { initialsOf, type SharedFact, withInitials, withoutContactData } from '#domain/hiring/shortlists/shortlists.rules.ts'
import type { OpenShortlist, ProfileRow, TestedSkill } from './client.reads.ts'
import { presentAnswer } from './shortlists.views.ts'

type Sharing = Pick<OpenShortlist, 'names' | 'facts' | 'size'>

/** A shortlist for the client: the facts that staff chose, as they are now. */
export function presentToClient(
  shortlist: OpenShortlist,
  rows: readonly ProfileRow[],
  skills: readonly TestedSkill[],
  timeZone: string,
): ClientView {
  const { title, city, vacancy_language, message, language, ends_on } = shortlist
  return {
    vacancy: { name_job: title, ubication: city, language: vacancy_language },
    ...{ message, language: language, ends_on, time_zone: timeZone },
    people: presentProfiles(shortlist, rows, skills),
  }
}

/**
 * The profiles of a shortlist in their order. Of a person who withdrew, refused, was erased or is hidden nothing is left but the empty place.
 */
export function presentProfiles(
  sharing: Sharing,
  rows: readonly ProfileRow[],
  skills: readonly TestedSkill[],
): PresentedProfile[] {
  const shown = new Set<number>()
  return Array.from({ length: sharing.size }, (_, place) => rows.find((row) => row.place === place)).flatMap((row) => {
    if (!row?.presentable) return nobody(row?.uuid ?? '')
    // A merge made two cards of the vacancy one.
    if (shown.has(row.application_id)) return []
    shown.add(row.application_id)
    return presentProfile(sharing, row, skills)
  })
}

function presentProfile({ names, facts }: Sharing, row: ProfileRow, skills: readonly TestedSkill[]): PresentedProfile {
  const shares = (fact: SharedFact) => facts.includes(fact)
  /** What the person wrote, without what the client is not to read in it. */
  const wordsOf = (text: string) => {
    const words = withoutContactData(text)
    return names === 'initials' ? withInitials(words, row.name) : words
  }
  return {
    uuid: row.uuid,
    name: names === 'initials' ? initialsOf(row.name) : row.name,
    summary: shares('summary') ? wordsOf(row.about) : '',
    experience: shares('experience')
      ? row.jobs.map((job) => ({ ...job, title: wordsOf(job.title), company: wordsOf(job.company) }))
      : [],
    skills: shares('skills') ? skills.flatMap((skill) => presentResult(skill, row.tests)) : [],
    available: shares('availability') ? row.available : null,
    salary: row.salary,
    note: row.note,
    step: shares('step') ? (row.step?.name ?? '') : '',
    has_cv: shares('cv') && row.has_cv,
    ...presentAnswer(row),
  }
}

/** A final result of a skill; nothing while texts of it wait for a rating. */
function presentResult({ id, name }: TestedSkill, tests: ProfileRow['tests']): PresentedProfile['skills'] {
  const test = tests.find(({ skill_id }) => skill_id === id)
  if (!test || test.points === null) return []
  const { points, error, unrated } = test
  const bands = finalBands({ points, error, unrated })
  return bands.length === 0 ? [] : [{ skill: name, points, error, bands }]
}

const nobody = (uuid: string): PresentedProfile => ({
  ...{
    uuid,
    name: null,
    summary: '',
    experience: [],
    skills: [],
    available: null,
    salary: '',
    note: '',
    step: '',
    has_cv: false,
  },
  ...{ answer: null, comment: '', times: [] },
})
