-- Keys with which other systems call the API (KEY-01). Each acts for the colleague who made it, with the rights that its role and theirs share.
-- A revoked key has no row; of the others only a hash is stored.
create table api_keys (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  name text not null check (char_length(name) between 1 and 80),
  role_id integer not null references roles,
  created_by bigint not null references users,
  -- the part of the key by which it is found
  prefix text not null unique,
  key_hash bytea not null,
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  search tsvector generated always as (searchable(name)) stored not null
);
create index api_keys_creator on api_keys (created_by);
create index api_keys_role on api_keys (role_id);
