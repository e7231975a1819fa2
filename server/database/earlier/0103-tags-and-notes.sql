-- The company's own tags, the people who have them, and the team's notes on a person (POO-01).
create table tags (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (searchable(name)) stored
);
create unique index tags_name on tags (folded(name) collate "C");
create index tags_in_order on tags (in_order(name) collate cantera_order, id);
create index tags_updated on tags (updated_at, id);
create index tags_search on tags using gin (search);

create table person_tags (
  user_id bigint not null references users,
  tag_id bigint not null references tags,
  added_by bigint references users,
  added_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);
create index person_tags_tag on person_tags (tag_id, user_id);

create table person_notes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users,
  author_id bigint not null references users,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index person_notes_of on person_notes (user_id, id);
create index person_notes_author on person_notes (author_id);
