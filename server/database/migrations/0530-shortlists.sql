-- Adds the shortlists that staff present to clients, with the answers and openings of their links (CLT-02). There are none to bring along.
-- What staff present to a client: which people and which facts, never the facts themselves, which are read live (CLT-02).
create table shortlists (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  version integer not null default 1,
  vacancy_id bigint not null references vacancies on delete cascade,
  made_by bigint not null references users,
  -- of the secret in its link, which is stored nowhere
  secret_hash bytea not null unique,
  -- signature of the code that the client enters; null without one
  code_mark text,
  names text not null check (names in ('full', 'initials')),
  facts text[] not null,
  language text not null check (language in ('es', 'en')),
  message text not null default '',
  -- how many people it has, of whom some may be erased since
  size integer not null check (size > 0),
  ends_on date not null,
  -- the end of that day in the time zone of the site
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null
);
create index shortlists_maker on shortlists (made_by);
create index shortlists_vacancy on shortlists (vacancy_id, id);
-- The people of a shortlist with the answers of the client. After a merge a card may be there twice; the first one is shown.
create table shortlist_people (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  shortlist_id bigint not null references shortlists on delete cascade,
  application_id bigint not null references applications on delete cascade,
  place integer not null,
  note text not null default '',
  salary text not null default '',
  answer text check (answer in ('yes', 'no', 'comment')),
  comment text not null default '',
  -- wished times of an interview, in local time of the site
  times text[] not null default '{}',
  answered_at timestamptz,
  former_answers jsonb not null default '[]',
  constraint shortlist_people_answered check ((answer is null) = (answered_at is null))
);
create index shortlist_people_card on shortlist_people (application_id, id);
create index shortlist_people_of on shortlist_people (shortlist_id, place);
-- When the link of a shortlist was opened, and from which range of addresses.
create table shortlist_openings (
  id bigint generated always as identity primary key,
  shortlist_id bigint not null references shortlists on delete cascade,
  at timestamptz not null,
  network text not null
);
create index shortlist_openings_of on shortlist_openings (shortlist_id, id);
