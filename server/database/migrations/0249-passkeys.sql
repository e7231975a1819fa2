-- Passkeys, which log in without a password and count as both factors (MFA-02).
create table passkeys (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (user_id, created_at, id);

create table spent_passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_passkey_challenges_expiry on spent_passkey_challenges (expires_at);
