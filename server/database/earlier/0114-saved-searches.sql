-- Searches of candidates that staff saved for themselves, or shared with a role (POO-02).
create table saved_searches (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- The owner is user_id. The role whose holders see the search too. Nobody else sees it when the role is gone.
  role_id bigint references roles on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  -- Words, filters and order, as the endpoint takes them.
  query jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_searches_user on saved_searches (user_id, id);
create index saved_searches_role on saved_searches (role_id, id) where role_id is not null;

-- When each person last opened a search: people who came later are new to them.
create table saved_search_openings (
  search_id bigint not null references saved_searches on delete cascade,
  user_id bigint not null references users on delete cascade,
  opened_at timestamptz not null,
  primary key (search_id, user_id)
);
create index saved_search_openings_user on saved_search_openings (user_id);
