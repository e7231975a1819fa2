import { sql } from 'kysely'
import { knockoutReason, type QuestionKind } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import type { Tx } from '../platform/platform.ts'
import { hour } from './demo-clock.ts'
import { crowded } from './demo-crowd.ts'
import type { Desk } from './demo-desk-facts.ts'
import { boards, kit, scorecards, screening, steps } from './demo-desk-texts.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'
import type { AddedApplication } from './demo-year-applications.ts'
import { offered, picked } from './demo-year-plan.ts'

/** Adds what the team of the full board works with: steps, questions to applicants, an interview kit, scorecards and offered times. */
export async function addBoardWork(tx: Tx, desk: Desk): Promise<void> {
  await addTeam(tx, desk)
  await addSteps(tx, desk)
  await addScreening(tx, desk)
  await addScorecards(tx, desk)
  await addOffers(tx, desk)
}

const vacancyOf = ({ ids }: Desk) => known(ids.vacancies, crowded)

/** Everybody works on the full board beside its owner, so that all of them get its news. */
async function addTeam(tx: Tx, desk: Desk): Promise<void> {
  const members = [...desk.ids.colleagues.values()].filter(({ id }) => id !== desk.recruiter)
  await insertRows(
    tx,
    'vacancy_members',
    members.map(({ id }) => ({
      ...{ vacancy_id: vacancyOf(desk), user_id: id, added_by: desk.recruiter, added_at: desk.clock.past(28, hour(9, 30)) },
    })),
  )
}

async function addSteps(tx: Tx, desk: Desk): Promise<void> {
  const vacancy_id = vacancyOf(desk)
  const rows = steps.flatMap(({ stage, names }) => names.map((name, place) => ({ vacancy_id, stage, name, position: place + 1 })))
  const numbers = await insertNumbered(tx, 'stage_steps', rows)
  const stepsOf = (stage: string) =>
    rows.flatMap((row, place) => (row.stage === stage ? [{ id: numbers[place] ?? 0, name: row.name }] : []))
  const stepped = desk.board.flatMap((card, place) => {
    const own = stepsOf(card.stage)
    const isArranged = card.stage === 'firstInterview' && card.interviews.length > 0
    const step = own[isArranged ? 1 : card.stage === 'firstInterview' ? 0 : Math.floor(place / 2) % own.length]
    return step && (isArranged || place % 4 !== 3) ? [{ ...card, step }] : []
  })
  await sql`
    update applications set step_id = placed.step, version = version + 1
    from unnest(${stepped.map(({ id }) => id)}::bigint[], ${stepped.map(({ step }) => step.id)}::bigint[]) as placed(id, step)
    where applications.id = placed.id`.execute(tx)
  await insertRows(
    tx,
    'application_history',
    stepped.map(({ id, stage, step, stageAt }) => ({
      ...{
        application_id: id,
        actor_id: desk.recruiter,
        kind: 'stepped' as const,
        from_stage: stage,
        to_stage: stage,
        to_step: step.name,
      },
      at: new Date(stageAt.getTime() + 12 * 60_000),
    })),
  )
}

/** The answers of everybody who applied; two of them are knock-outs, which a person decides about. */
async function addScreening(tx: Tx, desk: Desk): Promise<void> {
  const vacancy_id = vacancyOf(desk)
  const at = desk.clock.past(28, hour(9, 40))
  const questions = screening.map((question, place) => ({
    ...{ vacancy_id, position: place + 1, kind: question.kind, text: question.text, required: question.required },
    ...{ choices: 'choices' in question ? [...question.choices] : [], created_at: at, updated_at: at },
    knockout_answers: 'knockout_answers' in question ? [...question.knockout_answers] : [],
    knockout_min: 'knockout_min' in question ? question.knockout_min : null,
    knockout_reason: 'knockout_reason' in question ? question.knockout_reason : '',
  }))
  const numbers = await insertNumbered(tx, 'screening_questions', questions)
  await insertRows(
    tx,
    'screening_answers',
    desk.board.flatMap(({ id, steps: done }, nth) =>
      questions.map(({ kind, text, position, knockout_answers, knockout_min, knockout_reason }, place) => {
        const answer = answerTo(kind, nth)
        const knockout = { answers: knockout_answers, min: knockout_min, max: null, reason: knockout_reason }
        return {
          ...{ application_id: id, vacancy_id, question_id: numbers[place] ?? 0, position, kind, question: text, answer },
          ...{ knockout_reason: knockoutReason(kind, knockout, answer), answered_at: done[0]?.at ?? at },
        }
      }),
    ),
  )
}

function answerTo(kind: QuestionKind, nth: number): string[] {
  if (kind === 'yes_no') return [nth === 21 ? 'no' : 'yes']
  if (kind === 'number') return [String(nth === 17 ? 0 : 1 + ((nth * 5) % 8))]
  if (kind === 'one_choice') return [screening[2].choices[nth % 3] ?? '']
  const words = boards[nth % boards.length] ?? ''
  return words === '' ? [] : [words]
}

/** A kit for the first interview, and what several colleagues wrote about those who went on from it. */
async function addScorecards(tx: Tx, desk: Desk): Promise<void> {
  const at = desk.clock.past(28, hour(11))
  const [kit_id = 0] = await insertNumbered(tx, 'interview_kits', [
    {
      vacancy_id: vacancyOf(desk),
      stage: 'firstInterview',
      scale: kit.words.length,
      words: kit.words,
      created_at: at,
      updated_at: at,
    },
  ])
  const criteria = await insertNumbered(
    tx,
    'kit_criteria',
    kit.criteria.map((name, place) => ({ kit_id, position: place + 1, name })),
  )
  await insertRows(
    tx,
    'kit_questions',
    kit.questions.map((text, place) => ({ kit_id, position: place + 1, text })),
  )
  const interviewed = desk.board.filter(({ stage }) => stage === 'secondInterview' || stage === 'approved')
  const written = scorecards.flatMap((cards, place) => {
    const card = interviewed[place]
    const interview = card?.interviews.find(({ stage }) => stage === 'firstInterview')
    if (!card || !interview) return []
    const others = [...desk.ids.colleagues.keys()].filter((address) => address !== interview.with)
    return cards.map((words, nth) => ({
      ...words,
      card,
      at: hoursAfter(interview.startsAt, nth + 1),
      by: nth === 0 ? interview.with : (others[nth] ?? ''),
    }))
  })
  const numbers = await insertNumbered(
    tx,
    'scorecards',
    written.map(({ card, by, summary, at: submitted }) => ({
      ...{ application_id: card.id, stage: 'firstInterview' as const, author_id: known(desk.ids.colleagues, by).id, summary },
      ...{
        scale: kit.words.length,
        words: kit.words,
        could_read: false,
        created_at: submitted,
        updated_at: submitted,
        submitted_at: submitted,
      },
    })),
  )
  await insertRows(
    tx,
    'scorecard_points',
    written.flatMap(({ points }, place) =>
      points.map((point, position) => ({
        ...{
          scorecard_id: numbers[place] ?? 0,
          position,
          criterion_id: criteria[position] ?? null,
          name: kit.criteria[position] ?? '',
          point,
        },
      })),
    ),
  )
}

const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000)

/** Times that were offered to two people: one has not picked yet, and the other one's interview is the time that was picked. */
async function addOffers(tx: Tx, desk: Desk): Promise<void> {
  const cardOf = (number: number) => desk.board.find(({ person }) => person.number === number)
  const [open, taken] = [cardOf(offered), cardOf(picked)]
  for (const [card, isPicked] of [
    [open, false],
    [taken, true],
  ] as const)
    if (card) await addOffer(tx, desk, card, isPicked)
}

async function addOffer(
  tx: Tx,
  { clock, recruiter, ids }: Desk,
  { id, stageAt, interviews }: AddedApplication,
  isPicked: boolean,
): Promise<void> {
  const [first, last] = [
    calendarDay(clock.ahead(0, hour(12)), clock.timeZone),
    calendarDay(clock.ahead(6, hour(12)), clock.timeZone),
  ]
  const interviewer = known(ids.colleagues, interviews[0]?.with ?? 'tecnologia@demo.test').id
  const [offer_id = 0] = await insertNumbered(tx, 'interview_offers', [
    {
      ...{ application_id: id, stage: 'firstInterview', made_by: recruiter, minutes: 45, buffer_minutes: 15, limit_hours: 12 },
      ...{ first_day: first, last_day: last, time_zone: clock.timeZone, place: 'https://meet.demo.test/cantera' },
      ...{
        ends_at: endOfDay(last, clock.timeZone),
        sequence: isPicked ? 0 : null,
        picked: isPicked,
        offered_at: hoursAfter(stageAt, 0.5),
      },
    },
  ])
  const colleagues = [...new Set([interviewer, recruiter])]
  await insertRows(
    tx,
    'interview_offer_colleagues',
    colleagues.map((user_id, place) => ({ offer_id, user_id, place })),
  )
  await sql`insert into interview_hours (user_id) select unnest(${colleagues}::bigint[]) on conflict do nothing`.execute(tx)
  if (!isPicked) return
  await sql`
    insert into interview_colleagues (interview_id, user_id)
    select interviews.id, colleague from interviews cross join unnest(${colleagues}::bigint[]) as colleague
    where interviews.application_id = ${id} and interviews.stage = 'firstInterview'`.execute(tx)
}
