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

-- Passkeys, which log in without a password and count as both factors (MFA-02). They are public keys: nothing here opens an account.
create table passkeys (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- the name that the device gave it, by which a login finds it
  credential_id text not null unique,
  public_key bytea not null,
  -- grows with each use where the device counts; 0 for passkeys that are synchronised between devices
  counter bigint not null,
  -- how the browser reaches it, as it stated itself
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (user_id, created_at, id);

-- Challenges that were answered, until they end by themselves: each is accepted once.
create table spent_passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_passkey_challenges_expiry on spent_passkey_challenges (expires_at);
