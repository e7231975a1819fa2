const name = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const feature = `(?:assessment|desk|hiring|people|site)/${name}`
const test = String.raw`(?:\.test)?`
/** Messages of everybody or of one audience. */
const texts = String.raw`(?:\.(?:form|candidate|staff|mail))?\.(?:es|en)`

/** The allowed places, one pattern per kind of file. A section (profile/education) is a folder or a file name of its own. */
const places = {
  domain: [
    'domain/tsconfig.json',
    'domain/(?:features|messages|screens|audited-actions|update-kinds|mail-kinds)\\.ts',
    String.raw`domain/kernel/${name}(?:\.contract|${texts}|${test})\.ts`,
    String.raw`domain/mail/${name}(?:(?:\.rules)?${test}|${texts})\.ts`,
    String.raw`domain/${feature}/(?:${name}/)?${name}(?:\.(?:contract|rules|screens)|${texts})\.ts`,
    String.raw`domain/${feature}/${name}\.feature\.ts`,
    String.raw`domain/${feature}/(?:contract|rules)/${name}${test}\.ts`,
    String.raw`domain/${feature}/(?:${name}/)?${name}(?:\.(?:contract|rules))?\.test\.ts`,
  ],
  server: [
    'server/tsconfig.json',
    String.raw`server/${name}(?:(?:\.no-database)?\.test)?\.ts`,
    String.raw`server/(?:database|platform|seeds|testing)/.+\.(?:ts|sql)`,
    'server/testing/files/.+',
    String.raw`server/seeds/media/.+\.(?:png|mp3)`,
    String.raw`server/${feature}/(?:${name}/)?${name}\.(?:routes|reads|writes|policy|views|access)\.ts`,
    String.raw`server/${feature}/${name}\.(?:feature|exports)\.ts`,
    String.raw`server/${feature}/${name}\.tables\.(?:sql|ts)`,
    String.raw`server/${feature}/(?:reads|writes|views)/${name}${test}\.ts`,
    String.raw`server/${feature}/content/${name}\.(?:json|png)`,
    String.raw`server/${feature}/mails/${name}(?:\.mail)?${test}\.ts`,
    String.raw`server/${feature}/(?:${name}/)?${name}(?:\.(?:routes|reads|writes|policy|views))?(?:\.(?:embedded|postgres|no-database))?\.test\.ts`,
  ],
  web: [
    'web/tsconfig.json',
    String.raw`web/(?:root|routes|features|staff-frame|staff-layout|entry\.client|entry\.server)${test}\.tsx?`,
    String.raw`web/${name}\.d\.ts`,
    'web/platform/.+',
    String.raw`web/testing/${name}\.tsx?`,
    String.raw`web/${feature}/(?:${name}/)?${name}\.queries${test}\.ts`,
    String.raw`web/${feature}/${name}\.feature\.ts`,
    String.raw`web/${feature}/(?:${name}/)?hooks/use-${name}${test}\.tsx?`,
    String.raw`web/${feature}/(?:${name}/)?(?:pages|forms|parts)/(?:${name}/)?(?!use-)${name}${test}\.tsx?`,
    String.raw`web/${feature}/(?:${name}/)?(?:pages|forms|parts)/(?:${name}/)?${name}(?:\.module)?\.css`,
  ],
  stories: [
    'stories/tsconfig.json',
    String.raw`stories/(?:${name}/)?${name}\.spec\.ts`,
    String.raw`stories/support/${name}${test}\.ts`,
  ],
}

const advice = {
  domain:
    'domain holds <feature>.contract.ts (shapes and endpoints), <feature>.rules.ts (decisions), <feature>.screens.ts (addresses, menus), <feature>.es.ts and .en.ts (messages; .form, .candidate, .staff or .mail before the language where not everybody reads them), <feature>.feature.ts (what it adds to the site), each test beside its file as .test.ts; code that every feature needs belongs in domain/kernel/.',
  server:
    'a server feature holds .routes.ts (load, authorise, act, present), .reads.ts (queries), .writes.ts (one function per verb), .policy.ts (who may), .views.ts (row to answer), mails/<event>.mail.ts (one e-mail each) and .access.ts (its rows of the access matrix), .tables.sql (its tables as they are now), .tables.ts (what becomes of rows about a person or a card), .exports.ts (the columns of its lists as files), .feature.ts (what it adds to the server), content/ (data that comes with the product), each test beside its file as .test.ts; a migration is server/database/migrations/NNNN-<name>.sql (npm run migrate:new drafts it); code that knows no feature belongs in server/platform/ or server/database/.',
  web: 'a web feature holds <feature>.queries.ts, <feature>.feature.ts (what it adds to the screens of others), pages/, forms/, parts/ and hooks/ (use-<name>.ts); code that knows no feature belongs in web/platform/.',
  stories:
    'stories holds one <promise>.spec.ts per promise; their helpers belong in stories/support/, files to upload in server/testing/files/.',
}

const compiled = Object.entries(places).map(([tree, patterns]) => [tree, patterns.map((pattern) => new RegExp(`^${pattern}$`))])

/** Finds files in places where no kind of file belongs, and names that say nothing. */
export function checkPlaces({ path }) {
  const complaints = []
  const segments = path.split('/')
  const vague = segments.find((segment) => /^(?:utils?|helpers?|misc)(?:\.|$)/.test(segment))
  if (vague)
    complaints.push(
      `The name ${vague} does not say what is inside; name the file for what it does and put it with the feature that uses it.`,
    )
  if (/^index\.(?:ts|tsx|mjs)$/.test(segments.at(-1)))
    complaints.push('No index files: import from the file that holds the thing.')
  const tree = compiled.find(([root]) => root === segments[0])
  if (complaints.length === 0 && tree && !tree[1].some((pattern) => pattern.test(path)))
    complaints.push(`No such kind of file here: ${advice[tree[0]]}`)
  return complaints.map((message) => ({ line: 1, message }))
}

const longest = 300
const mayBeLong = new Set(['server/database/schema.ts'])

/** Finds files that are too long for one topic. */
export function checkLength(source) {
  const lines = source.text.trimEnd().split('\n').length
  if (lines <= longest || mayBeLong.has(source.path)) return []
  return [
    {
      line: longest + 1,
      message: `${lines} lines: a file holds one thing in at most ${longest}. Make a folder of the role's name with one file per thing.`,
    },
  ]
}
