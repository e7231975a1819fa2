-- An authenticator app that somebody is setting up, until its first code confirms it. The app in use stays meanwhile.
create table app_setups (
  user_id bigint primary key references users on delete cascade,
  -- the session in which the password was asked; no other one can confirm
  session_id bigint not null references sessions on delete cascade,
  secret bytea not null,
  expires_at timestamptz not null
);
create index app_setups_expiry on app_setups (expires_at);
create index app_setups_session on app_setups (session_id);

-- The authenticator apps with which people log in (MFA-01).
create table authenticator_apps (
  user_id bigint primary key references users on delete cascade,
  -- encrypted with a key derived from SECRET_KEY, and bound to the person (ADR-0172)
  secret bytea not null,
  set_up_at timestamptz not null,
  -- the time step of the last accepted code: no code of it or of an earlier one is accepted again
  last_step bigint not null
);

-- The codes that log in without the app, each once (MFA-03). Keyed hashes: no code can be read from them.
create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz
);
create unique index recovery_codes_once on recovery_codes (user_id, code_hash);
