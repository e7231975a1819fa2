-- Links that set a password: for a person who forgot theirs, and for an invited colleague who has none yet. Only a hash of the link is stored.
create table account_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'invitation', 'consent', 'objection')),
  -- the address that it was sent to: with another one the link is worth nothing
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- by itself or by another way to a new password
  used_at timestamptz
);
create index account_links_expiry on account_links (expires_at);
create index account_links_user on account_links (user_id);

-- Each consent that a person gave on the site, with the hash of the text that was read (ADR-0014).
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  version text not null,
  language text not null check (language in ('es', 'en')),
  text_sha256 text not null,
  given_at timestamptz not null default now(),
  privacy_version integer
);
create unique index consents_once on consents (user_id, version);

-- Addresses of people who refused, as keyed hashes: no address can be read from them. They keep the promise not to write again, and keep a
-- declaration for a whole file from undoing a refusal.
create table refused_addresses (
  address_hash text primary key,
  refused_at timestamptz not null
);

-- Entries of staff whose address somebody registered with (INT-11, ADR-0119). The account has the address; the entry gets it back if the
-- account leaves it before it is confirmed, and is merged into the account once it is.
create table yielded_addresses (
  user_id bigint primary key references users on delete cascade,
  account_id bigint not null references users,
  address text not null,
  yielded_at timestamptz not null
);
create index yielded_addresses_account on yielded_addresses (account_id);

-- Roles of staff that wait until a link sent to the address of an unconfirmed account was opened (IDT-04).
create table waiting_roles (
  user_id bigint primary key references users on delete cascade,
  -- the address that the link was sent to: with another one the role is not taken
  address text not null,
  role_id integer not null references roles on delete cascade,
  given_by bigint references users on delete set null,
  given_at timestamptz not null
);
create index waiting_roles_role on waiting_roles (role_id);
create index waiting_roles_by on waiting_roles (given_by);
