-- Vacancies that a colleague has begun to write and not added yet. Nobody else sees them.
create table vacancy_drafts (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  title text not null check (title <> ''),
  -- What has been typed, by the names of the form's fields.
  fields jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index vacancy_drafts_of_user on vacancy_drafts (user_id, updated_at desc);
