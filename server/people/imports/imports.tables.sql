-- Imports of candidates from a file (INT-03, ADR-0108). The file and `content`, which quotes it, are removed after the import, and after a
-- day without one. `choices` are those of the last preview. `written_in` is the transaction of the import, by which an undo finds what was
-- changed since.
create table imports (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  version integer not null default 1,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  file_name text not null,
  file_id bigint references files on delete set null,
  state text not null default 'draft' check (state in ('draft', 'running', 'done', 'undoing', 'undone')),
  content jsonb,
  choices jsonb,
  plan text not null default '',
  problem text not null default '',
  progress integer not null default 0,
  added integer not null default 0,
  known integer not null default 0,
  twice integer not null default 0,
  wrong integer not null default 0,
  on_board integer not null default 0,
  stayed integer not null default 0,
  vacancy_id bigint references vacancies on delete set null,
  -- when its e-mails begin to leave, never before its undo has ended; null until the importer decides (CON-04)
  mails_from timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  next_line integer not null default 0,
  completed integer not null default 0,
  kept integer not null default 0,
  -- people whose line refuses (CON-01)
  declined integer not null default 0
);
create index imports_drafts on imports (created_at) where state = 'draft';
create index imports_file on imports (file_id) where file_id is not null;
create index imports_of on imports (created_by, id);
create index imports_vacancy on imports (vacancy_id) where vacancy_id is not null;

-- Which line of an import made which person, for its report and its undo.
create table imported_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  primary key (import_id, line)
);
create unique index imported_people_user on imported_people (user_id);

-- What imports added to people who were known before (INT-13, ADR-0108). `added` holds the values and the ids of the rows that the import
-- added, so that its undo finds them; `consent_due_at` is the term that ended with a consent of the file. Like a row of imported_people it is
-- written in the transaction of its person and never changed, so that its `xmin` is the one of all that the import wrote about the person.
create table completed_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  added jsonb not null,
  consent_due_at timestamptz,
  primary key (import_id, line)
);
create index completed_people_user on completed_people (user_id);

-- People whose line refuses (CON-01): the import leaves them out. The names are deleted after thirty days.
create table declined_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  fullname text not null,
  -- the refusal that the import noted; null without an address, and where the address had refused before
  address_hash text,
  user_id bigint references users on delete cascade,
  effect text not null check (effect in ('left_out', 'no_address', 'not_asked', 'withdrawn', 'contradicted', 'colleague')),
  noted_at timestamptz not null,
  primary key (import_id, line)
);
create index declined_people_user on declined_people (user_id) where user_id is not null;
create index declined_people_noted on declined_people (noted_at);

-- Whom an import still has to write to, or wrote to when: a request for consent, or the notice of a held consent (CON-04).
create table import_mails (
  user_id bigint primary key references users on delete cascade,
  import_id bigint not null references imports on delete cascade,
  left_at timestamptz
);
create index import_mails_of on import_mails (import_id);
create index import_mails_waiting on import_mails (import_id, user_id) where left_at is null;
create index import_mails_left on import_mails (left_at) where left_at is not null;

-- Declared consents for staff to check, because their import ignored a column of its file that may have refused, or put it into the note (CON-01).
-- Migrations found them; a decision deletes the row.
create table unchecked_consents (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  held_consent_id bigint not null unique references held_consents on delete cascade,
  import_id bigint not null references imports on delete cascade,
  -- the import put an answer into the note
  in_note boolean not null default false
);
create index unchecked_consents_import on unchecked_consents (import_id, id);
