import { setImmediate } from 'node:timers/promises'
import { addsKnown } from '#domain/people/imports/completion.rules.ts'
import { importChoices, mayImport } from '#domain/people/imports/imports.contract.ts'
import { findViewerOfKey } from '../../platform/api-keys/find-key-viewer.ts'
import { audit } from '../../platform/audit/audit.ts'
import { MachineBusy } from '../../platform/bounded/machine-busy.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { GivenUp } from '../../platform/jobs/job-queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { mayUse } from '../../platform/sessions/viewer.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { mailsFrom } from './import-mails.views.ts'
import { readImport } from './imports.reads.ts'
import { NobodyAdded, type Piece, type PieceItem, Superseded, writePiece } from './piece.writes.ts'
import { readPlan, readStoredFile, type WholePlan } from './reads/plan.ts'

/** People of one transaction: other requests wait for the embedded database no longer than for these (ADR-0108). */
const peopleAtOnce = 100

/** Starts this process's worker of imports. */
export async function startImporting(platform: Platform): Promise<void> {
  await platform.jobs.work('import-people', {
    perform: (data) => carryOut(platform, data.import as number, data.key as number | undefined),
    async giveUp(data) {
      const next = await nextLine(platform, data.import as number)
      if (next === 0) await giveBack(platform, data.import as number, 'errors.unexpected')
      else if (next !== undefined) await finish(platform, data.import as number, { problem: 'imports.error.stopped', at: next })
    },
    close() {},
  })
}

/** The line up to which a running import is done, 0 before it begins; undefined when it does not run. */
async function nextLine({ db }: Pick<Platform, 'db'>, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('next_line')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row?.next_line
}

/**
 * Carries out an import that was started, in pieces that are transactions of their own; after a crash it continues with the next piece. Before
 * the first piece it is given back with the reason when it cannot run as its preview showed it. Running it twice changes nothing. One that the API
 * key `key` started has its rights, and ends once it is revoked.
 */
export async function carryOut(platform: Platform, id: number, key?: number): Promise<void> {
  let begun: number | undefined
  for (;;) {
    const at = await nextLine(platform, id)
    // An address that is taken meanwhile makes a new plan; without progress since the last one, another try cannot help.
    if (at === undefined) return
    if (at === begun) throw new GivenUp('the plan of the import changes again and again')
    begun = at
    if ((await carryOn(platform, { id, key }, at)) === 'done') return
  }
}

interface Started {
  readonly id: number
  /** The API key that started it. */
  readonly key: number | undefined
}

async function carryOn(platform: Platform, { id, key }: Started, nextLine: number): Promise<'done' | 'again'> {
  const isFresh = nextLine === 0
  const end = async (problem: string) => {
    await (isFresh ? giveBack(platform, id, problem) : finish(platform, id, { problem, at: nextLine }))
    return 'done' as const
  }
  const planned = await planOf(platform, { id, key }, isFresh)
  if (typeof planned === 'string') return end(planned)
  try {
    const { plan, piece, items } = planned
    const left = items.filter(({ row }) => row.line > nextLine)
    for (let at = 0, from = nextLine; at < left.length; at += peopleAtOnce) {
      await setImmediate()
      const some = left.slice(at, at + peopleAtOnce)
      await writePiece(platform, plan, { ...piece, from }, some)
      from = some.at(-1)?.row.line ?? from
    }
    await finish(platform, id)
    return 'done'
  } catch (error) {
    if (error instanceof Superseded) return 'done'
    if (error instanceof NobodyAdded) return end(error.message)
    const isChanged = isTakenIn('users_email', error)
    if ((await platform.db.selectFrom('imports').select('next_line').where('id', '=', id).executeTakeFirst())?.next_line === 0) {
      // Somebody registered with an address of the file meanwhile.
      if (isChanged) return end('imports.error.changed')
      throw new GivenUp((error as Error).message)
    }
    if (isChanged) return 'again'
    throw error
  }
}

/** The plan of a started import and what it does, or the message key of the reason why it cannot run. */
async function planOf(
  platform: Platform,
  { id, key }: Started,
  isFresh: boolean,
): Promise<{ plan: WholePlan; piece: Omit<Piece, 'from'>; items: PieceItem[] } | string> {
  const started = await platform.db.selectFrom('imports').select(['uuid', 'created_by']).where('id', '=', id).executeTakeFirst()
  const actor =
    started &&
    (key === undefined
      ? await findColleague(platform.db, started.created_by)
      : await findViewerOfKey(platform.db, key, platform.now()))
  const row = actor && (await readImport(platform.db, actor, started.uuid))
  if (!row || !mayUse(actor, mayImport)) return 'errors.forbidden'
  const choices = importChoices.parse(row.choices)
  const file = await readStoredFile(platform, row)
  if (!file) return 'imports.error.file_gone'
  // It was read when it was uploaded: the job is tried again.
  if ('unreadable' in file) throw new MachineBusy()
  const plan = await readPlan(platform, actor, file, choices, id)
  if (isFresh && plan.digest !== row.plan) return 'imports.error.changed'
  const items = plan.planned.flatMap((one): PieceItem[] => {
    if (one.outcome === 'new') return [{ row: one.row, known: undefined }]
    if (one.outcome === 'declined')
      return [{ row: one.row, known: one.person && { id: one.person.id, completes: false }, declines: true }]
    if (one.outcome !== 'known' || one.person.isStaff) return []
    const completes = plan.completions.has(one.row.line)
    return completes || addsKnown(choices.known) || one.row.noContact !== ''
      ? [{ row: one.row, known: { id: one.person.id, completes } }]
      : []
  })
  return { plan, piece: { id, actor, choices, fileName: row.file_name }, items }
}

/** Lets staff try again, and says why nobody was added. */
async function giveBack({ db }: Pick<Platform, 'db'>, id: number, problem: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'draft', progress: 0, plan: '', problem })
    .where('id', '=', id)
    .where('state', '=', 'running')
    // Another process may have begun it, after this job's lease expired.
    .where('next_line', '=', 0)
    .execute()
}

/**
 * Ends an import with its audit row, and removes the file. `early` says why it did not reach the end of the file, and up to which line it is
 * done: it goes on when another process has written more.
 */
async function finish(platform: Platform, id: number, early?: { readonly problem: string; readonly at: number }): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const now = platform.now()
    const running = await tx
      .selectFrom('imports')
      .select(['file_id', 'file_name', 'created_by', 'choices'])
      .select((is) => [
        is
          .selectFrom('imported_people')
          .select((of) => of.fn.countAll<number>().as('n'))
          .where('import_id', '=', id)
          .as('added'),
        is
          .selectFrom('completed_people')
          .select((of) => of.fn.countAll<number>().as('n'))
          .where('import_id', '=', id)
          .where('added', '<>', '{}')
          .as('completed'),
      ])
      .where('id', '=', id)
      .where('state', '=', 'running')
      .$if(early !== undefined, (query) => query.where('next_line', '=', early?.at ?? 0))
      .forUpdate()
      .executeTakeFirst()
    // Another process has ended it, after this job's lease expired.
    if (!running) return
    const choices = importChoices.parse(running.choices)
    const people = Number(running.added)
    const completed = Number(running.completed)
    await tx
      .updateTable('imports')
      .set({ state: 'done', content: null, file_id: null, finished_at: now, added: people, completed })
      .set({ mails_from: mailsFrom(choices, now, platform.config.timeZone), next_line: 0 })
      .$if(early !== undefined, (update) => update.set({ problem: early?.problem ?? '' }))
      .where('id', '=', id)
      .execute()
    if (running.file_id !== null) await releaseFiles(tx, platform, [running.file_id], 'at once')
    const detail = { file: running.file_name, people, ...(completed > 0 && { completed }) }
    await audit(tx, { id: running.created_by }, { action: 'import.added', subjectType: 'import', subjectId: id, detail }, now)
  })
}
