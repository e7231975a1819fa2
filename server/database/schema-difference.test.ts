import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { readCatalog } from './catalog.ts'
import { draftMigration } from './schema-difference.ts'
import { scriptOf, statementsOf } from './table-files.ts'

const database = await testDatabase()
afterAll(() => database.close())

const before = `
  create table clients (id bigint primary key, name text, rank integer default 1, old text, key text generated always as (lower(name)) stored);
  create table gone (id bigint primary key, client_id bigint references clients);
  create index clients_name on clients (name);
  create index clients_old on clients (old);
  create function note() returns trigger language plpgsql as $$ begin return null; end $$;
  create function unused() returns integer language sql return 1;
  create trigger clients_note after insert on clients for each row execute function note();`

const after = `
  -- The companies.
  create table clients (id bigint primary key, name varchar(80) not null, rank integer default 2, key text generated always as (upper(name)) stored,
    note_id bigint constraint clients_note_of references notes, kind text not null default 'open' check (kind in ('open', 'closed')));
  create table notes (id bigint primary key, body text not null);
  create index clients_name on clients (name) where rank > 1;
  create index notes_body on notes (body);
  create function note() returns trigger language plpgsql as $$ begin return new; end $$;
  create trigger clients_note after insert or delete on clients for each row execute function note();`

async function catalogOf(script: string) {
  await database.pool.query('drop schema public cascade; create schema public')
  await database.pool.query(script)
  return readCatalog(database.pool)
}

test('a draft turns one schema into another', async () => {
  const statements = statementsOf(after)
  // As readTableStatements orders them.
  const ordered = [statements[1]!, ...statements.filter((_, place) => place !== 1)]
  const wanted = await catalogOf(scriptOf(ordered))
  const present = await catalogOf(before)
  const draft = draftMigration(present, wanted, ordered)
  await database.pool.query(draft)
  expect(await readCatalog(database.pool)).toEqual(wanted)
  expect(draftMigration(wanted, wanted, ordered)).toBe('')
  for (const line of [
    '-- Indexes and constraints on it go with it. If it has a new name: alter table clients rename column old to …;',
    '-- If it has a new name: alter table gone rename to …;',
    'create table notes (id bigint primary key, body text not null);',
    'create or replace function note() returns trigger language plpgsql as $$ begin return new; end $$;',
  ])
    expect(draft.split('\n')).toContain(line)
})

test('a draft names what it cannot know', async () => {
  const wanted = await catalogOf(`create table clients (id bigint, city text not null);`)
  const present = await catalogOf('create unlogged table clients (id bigint)')
  const draft = draftMigration(present, wanted, [])
  expect(draft.split('\n')).toEqual([
    '-- This is not drafted: table clients, now as the files of tables state it.',
    '-- Rows that are there need a value before it is not null.',
    'alter table clients add column city text not null;',
  ])
})
