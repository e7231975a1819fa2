-- The company's own tags, the people who have them, and the team's notes on a person (POO-01).
create table tags (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null check (char_length(name) between 1 and 40),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(name)) stored not null
);
create index tags_in_order on tags (in_order(name) collate cantera_order, id);
create unique index tags_name on tags (folded(name) collate "C");
create index tags_search on tags using gin (search);
create index tags_updated on tags (updated_at, id);

-- The tags of each person.
create table person_tags (
  user_id bigint not null references users,
  tag_id bigint not null references tags,
  added_by bigint references users,
  added_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);
-- Without this index the removal of each person reads all tags of all people, as an undo of a large import does 20,000 times.
create index person_tags_added_by on person_tags (added_by) where added_by is not null;
create index person_tags_tag on person_tags (tag_id, user_id);
