-- The second factor of a login: codes of an authenticator app, with recovery codes for the day it is lost, and passkeys (MFA-01 to MFA-03).
alter table roles add column requires_factor boolean not null default false;
alter table sessions add column factor text check (factor in ('code', 'recovery_code', 'passkey'));

create table login_challenges (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  keeps_account boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index login_challenges_expiry on login_challenges (expires_at);
create index login_challenges_user on login_challenges (user_id);

create table app_setups (
  user_id bigint primary key references users on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  secret bytea not null,
  expires_at timestamptz not null
);
create index app_setups_expiry on app_setups (expires_at);
create index app_setups_session on app_setups (session_id);

create table authenticator_apps (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  set_up_at timestamptz not null,
  last_step bigint not null
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz
);
create unique index recovery_codes_once on recovery_codes (user_id, code_hash);
