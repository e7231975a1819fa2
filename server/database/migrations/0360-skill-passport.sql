-- Results that candidates share as signed credentials (PAS-01).
create table credential_keys (
  id bigint generated always as identity primary key,
  kid uuid not null unique,
  public_key jsonb not null,
  private_key bytea not null,
  created_at timestamptz not null
);

create table skill_credentials (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references users on delete cascade,
  attempt_id bigint not null references attempts on delete cascade,
  token_hash bytea not null unique,
  holder_name text,
  skill_name text not null,
  points numeric(6,2) not null,
  points_error numeric(5,2),
  questions integer not null,
  shared_at timestamptz not null,
  ended_at timestamptz
);
create index skill_credentials_of_person on skill_credentials (user_id, id);
create index skill_credentials_of_attempt on skill_credentials (attempt_id);
create unique index skill_credentials_shared on skill_credentials (attempt_id) where ended_at is null;
