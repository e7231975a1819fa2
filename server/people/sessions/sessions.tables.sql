-- Where people are logged in, as their account page lists it.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- keyed hash of the network address of the login: an account under attack still lets its own person in from here
  network_hash text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,
  device_hash text,
  uuid uuid not null default gen_random_uuid() unique,
  browser text not null default '',
  system text not null default '',
  last_used_at timestamptz not null default now(),
  -- the second factor that its person has shown; null after a password alone (ADR-0172)
  factor text constraint sessions_factor_check check (factor in ('code', 'recovery_code', 'passkey', 'company'))
);
create index sessions_networks on sessions (user_id, network_hash);
create index sessions_user on sessions (user_id, last_used_at) where ended_at is null;

-- note_session() is of candidate-search.
create trigger note_session after insert or update of last_used_at on sessions for each row execute function note_session();

-- The tokens that calls carry, by their hash; looked up at every call (ADR-0004).
create table access_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_expiry on access_tokens (expires_at);
create index access_tokens_session on access_tokens (session_id);

-- The tokens that renew a session, by their hash. Each is used once.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Logins whose password was right and whose second factor is still asked for. Only the hash of the token is stored; it opens nothing but
-- the second step of this person's login.
create table login_challenges (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- the person asked to keep the account, which waits for its erasure
  keeps_account boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null,
  -- the first step was the company's account
  by_company boolean not null default false
);
create index login_challenges_expiry on login_challenges (expires_at);
create index login_challenges_user on login_challenges (user_id);
