-- Imports of candidates from a file (INT-03, ADR-0108). The file and `content`, which quotes it, are removed after the import, and after a
-- day without one. `choices` are those of the last preview. `written_in` is the transaction of the import, by which an undo finds what was
-- changed since.
create table imports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  file_name text not null,
  file_id bigint references files on delete set null,
  state text not null default 'draft' check (state in ('draft', 'running', 'done', 'undone')),
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
  asked_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  written_in bigint
);
create index imports_of on imports (created_by, id);
create index imports_file on imports (file_id) where file_id is not null;
create index imports_vacancy on imports (vacancy_id) where vacancy_id is not null;
create index imports_drafts on imports (created_at) where state = 'draft';

create table imported_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  primary key (import_id, line)
);
create unique index imported_people_user on imported_people (user_id);

-- The last ten digits of a phone number, because a number may lack its country code.
create index profiles_phone_key on profiles (right(phone_digits, 10)) where phone_digits <> '';
