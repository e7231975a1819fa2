import type { Beside } from './beside.ts'
import type { BoardFigures, Rounds } from './boards.ts'
import type { Comparison } from './comparisons.ts'
import { growthOf, type Held } from './endurance.ts'
import type { ExportFigure } from './exports.ts'
import type { Growth } from './growth.ts'
import type { BesideImport } from './imports.ts'
import { median } from './load.ts'
import type { Freshness, PageRate } from './page-rates.ts'
import type { measurePages, Scripts } from './pages.ts'
import type { ReportFigure } from './reports.ts'
import type { measureMemory, measureStart } from './start-and-memory.ts'
import type { TestTaking } from './test-taking.ts'

export interface Figures {
  beside?: readonly Beside[]
  boards?: BoardFigures
  growth?: readonly Growth[]
  ratios?: readonly Comparison[]
  reports?: readonly ReportFigure[]
  start?: Awaited<ReturnType<typeof measureStart>>
  memory?: Awaited<ReturnType<typeof measureMemory>>
  rates?: readonly PageRate[]
  freshness?: Freshness
  tests?: TestTaking
  endurance?: readonly Held[]
  exports?: readonly ExportFigure[]
  imports?: readonly BesideImport[]
  pages?: Awaited<ReturnType<typeof measurePages>>
}

type Row = readonly [measure: string, what: string, figure: string, good: string]

/** The figures of a run as a Markdown table, each with its target. */
export function table(figures: Figures, machine: Record<string, unknown>): string {
  const rows: Row[] = [
    ...(figures.ratios ?? []).map(
      (one): Row => [
        one.measure,
        `${one.name} ÷ floor`,
        `${one.ratio.toFixed(2)} (${one.spread.map((ratio) => ratio.toFixed(2)).join('–')}); ${Math.round(one.product)} of ${Math.round(one.floor)} per second${one.measure === 'P4' ? `; ${one.statements} statements a call` : ''}${one.failed ? `; ${one.failed} failed` : ''}`,
        one.measure === 'P1' ? '≥ 0.70' : '≥ 0.65',
      ],
    ),
    ...(figures.growth ?? []).map(
      (one): Row => [
        'P6',
        `growth exponent of ${one.name}`,
        `${one.exponent.toFixed(3)}; ${one.points.map(({ size, time, p99 }) => `${size}: ${time.toFixed(2)} ms (p99 ${p99.toFixed(1)})`).join(', ')}`,
        '≤ 0.15',
      ],
    ),
    ...testRows(figures),
    ...(figures.beside ?? []).map(
      (one): Row => [
        'P10',
        `p99 of answers beside ${one.name} ÷ alone`,
        `${(one.beside / one.alone).toFixed(2)} (${one.beside.toFixed(1)} of ${one.alone.toFixed(1)} ms); event loop late by ${one.loop.p99.toFixed(1)} ms (p99), ${one.loop.longest.toFixed(0)} ms (longest); ${one.done.join(', ')}${one.failed ? `; ${one.failed} failed` : ''}`,
        '≤ 2',
      ],
    ),
    ...(figures.imports ?? []).map(importRow),
    ...(figures.exports ?? []).map(exportRow),
    ...(figures.reports ?? []).map(
      (one): Row => [
        'P19',
        one.name,
        `${one.ratio.toFixed(1)} (${one.pages} pages ${one.report.toFixed(0)} ms, ${one.barePages} bare ${one.bare.toFixed(1)} ms)`,
        '≤ 15',
      ],
    ),
    ...startRows(figures),
    ...(figures.rates ?? []).map(
      (one): Row => [
        'P22',
        `${one.name} page, ${one.kind === 'anew' ? 'rendered anew' : 'unchanged since the last visit'}, ÷ its JSON`,
        `${one.ratio.toFixed(2)} (${one.spread.map((ratio) => ratio.toFixed(2)).join('–')}); ${Math.round(one.pages)} of ${Math.round(one.json)} per second`,
        one.kind === 'anew' ? '≥ 0.30' : '≥ 2',
      ],
    ),
    ...freshnessRows(figures),
    ...boardRows(figures),
    ...pageRows(figures),
    ...enduranceRows(figures),
  ]
  const facts = Object.entries(machine).map(([name, value]) => `${name} ${String(value)}`)
  return [
    facts.join(', '),
    '',
    '| # | what | figure | good |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

function importRow({
  name,
  seconds,
  alone,
  beside,
  othersAlone,
  others,
  failed,
  unavailable,
  loop,
  peak,
  done,
}: BesideImport): Row {
  return [
    'P26',
    `p99 of answers beside ${name} ÷ alone`,
    `${(beside / alone).toFixed(2)} (${beside.toFixed(1)} of ${alone.toFixed(1)} ms); other requests p99 ${others.toFixed(1)} of ${othersAlone.toFixed(1)} ms; ${failed} failed, ${unavailable} of them 503; event loop late by ${loop.p99.toFixed(1)} ms (p99), ${loop.longest.toFixed(0)} ms (longest); ${seconds.toFixed(0)} s, at most ${peak.toFixed(0)} MB; ${done}`,
    '≤ 2, no 503',
  ]
}

function exportRow({ name, rows, rowsPerSecond, megabytes, memory, loop }: ExportFigure): Row {
  return [
    '—',
    `export of ${name}`,
    `${Math.round(rowsPerSecond)} rows a second (${rows} rows, ${megabytes.toFixed(1)} MB); memory +${memory.toFixed(0)} MB; event loop late by ${loop.p99.toFixed(1)} ms (p99), ${loop.longest.toFixed(0)} ms (longest)`,
    '—',
  ]
}

function freshnessRows({ freshness }: Figures): Row[] {
  if (!freshness) return []
  const { writes, stale } = freshness
  return [['P2', 'stale pages after a write, two visits each', `${stale} after ${writes} writes`, 'none']]
}

function testRows({ tests }: Figures): Row[] {
  if (!tests) return []
  const beside = ({ product, floor }: TestTaking['answers']) =>
    `p99 ${product.p99.toFixed(1)} ms, floor ${floor.p99.toFixed(1)} ms${product.failed ? `; ${product.failed} failed` : ''}`
  const steps = tests.takers.steps.map(({ takers, p99 }) => `${takers}: ${p99.toFixed(0)} ms`).join(', ')
  return [
    ['P7', '400 answers a second', beside(tests.answers), 'p99 ≤ 50 ms'],
    ['P8', 'test takers who think for a minute, p99 below 100 ms', `${tests.takers.most} (${steps})`, '≥ 5000'],
    ['P9', '200 people start the same test in a second', beside(tests.starts), 'p99 ≤ 200 ms'],
  ]
}

function startRows({ start, memory }: Figures): Row[] {
  if (!start || !memory) return []
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return [
    ['P12', 'start to first page, PostgreSQL', seconds(start.postgres), '≤ 1.5 s'],
    ['P12', 'start to first page, embedded', seconds(start.embedded), '≤ 1.5 s'],
    ['P12', 'very first start, embedded', seconds(start.veryFirst), 'goal ≤ 6 s'],
    ['—', 'loading the demo world at that start', seconds(start.demo), '≤ 10 s'],
    ['P13', 'memory idle', `${memory.idle.toFixed(0)} MB`, '≤ 200 MB'],
    ['P13', 'memory after ten seconds of load', `${memory.underLoad.toFixed(0)} MB`, 'goal ≤ 220 MB'],
  ]
}

function boardRows({ boards }: Figures): Row[] {
  if (!boards) return []
  const { moves, table, live, paces, scripts } = boards
  return [
    ['P14', 'JavaScript of a board, gzip', weight(scripts), '≤ 250 kB beside messages'],
    [
      'P16',
      'move of a card to the second frame, p95, 5,000 cards',
      `${ofRounds(moves.large)}; 500 cards: ${ofRounds(moves.small)}; ${moves.nodes} nodes`,
      '≤ 50 ms',
    ],
    ['P17', 'rows of a search on screen after the last key and its 200 ms, p95', ofRounds(table.full), '≤ 100 ms'],
    ['—', 'the same with a processor a quarter as fast', ofRounds(table.slow), '—'],
    [
      'P18',
      'news of a board to 1,000 listeners, p99 ÷ bare',
      `${live.ratio.toFixed(1)} (${live.product.toFixed(0)} of ${live.bare.toFixed(0)} ms); ${live.missed} missed`,
      '≤ 3',
    ],
    [
      '—',
      "the machine's own pace meanwhile: the same arithmetic",
      `${median(paces).toFixed(0)} ms (rounds ${Math.min(...paces).toFixed(0)} to ${Math.max(...paces).toFixed(0)})`,
      '—',
    ],
  ]
}

function ofRounds({ p95s, together }: Rounds): string {
  const [least, middle, most] = [Math.min(...p95s), median(p95s), Math.max(...p95s)].map((ms) => ms.toFixed(0))
  return `${middle} ms (rounds ${least} to ${most}, together ${together.toFixed(0)})`
}

function pageRows({ pages }: Figures): Row[] {
  if (!pages) return []
  return [
    ['P14', 'JavaScript of the home page, gzip', weight(pages.scripts.home), '≤ 125 kB'],
    ['P14', 'JavaScript of /jobs, gzip', weight(pages.scripts.jobs), '≤ 130 kB'],
    ['P14', 'JavaScript of the registration, gzip', weight(pages.scripts.register), '≤ 150 kB in 15 files'],
    [
      'P15',
      'largest paint of /jobs ÷ static HTML',
      `${pages.ratio.toFixed(2)} (${pages.paint.toFixed(0)} of ${pages.staticPaint.toFixed(0)} ms)`,
      '≤ 2',
    ],
    ['P15', 'layout shift of /jobs', pages.shift.toFixed(3), '≤ 0.05'],
  ]
}

function enduranceRows({ endurance = [] }: Figures): Row[] {
  const growth = growthOf(endurance)
  if (!growth) return []
  const { ratio, from, to } = growth
  const some = endurance.filter((_, index) => index % Math.ceil(endurance.length / 8) === 0 || index === endurance.length - 1)
  const shown = some.map(
    (one) => `${one.requests}: ${one.resident.toFixed(0)} (heap ${one.heap.toFixed(0)}, buffers ${one.buffers.toFixed(0)})`,
  )
  return [
    [
      'P25',
      'memory after the last request ÷ after the first ten thousand',
      `${ratio.toFixed(2)} (${to.resident.toFixed(0)} MB after ${to.requests}, ${from.resident.toFixed(0)} MB after ${from.requests}); after requests: ${shown.join(', ')}`,
      '≤ 1.5',
    ],
  ]
}

function weight({ all, messages, files }: Scripts): string {
  return `${all.toFixed(0)} kB in ${files} files, ${messages.toFixed(1)} of them messages`
}
