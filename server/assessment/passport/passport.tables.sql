-- The keys with which this installation signs credentials. Public keys of former ones stay, so that old files can be checked (PAS-01).
create table credential_keys (
  id bigint generated always as identity primary key,
  kid uuid not null unique,
  -- ES256 signs JWTs, Ed25519 makes embedded proofs (PAS-03)
  algorithm text not null check (algorithm in ('ES256', 'Ed25519')),
  -- a JWK
  public_key jsonb not null,
  -- encrypted with a key derived from SECRET_KEY (ADR-0181)
  private_key bytea not null,
  created_at timestamptz not null
);
create index credential_keys_newest on credential_keys (algorithm, id);

-- Results that candidates share, as they were when they shared them (PAS-01).
create table skill_credentials (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references users on delete cascade,
  attempt_id bigint not null references attempts on delete cascade,
  -- of the token in its address, which the uuid and SECRET_KEY yield
  token_hash bytea not null unique,
  -- the candidate's name, if they share it
  holder_name text,
  -- in the language of the test
  skill_name text not null,
  points numeric(6,2) not null,
  points_error numeric(5,2),
  -- how many the candidate saw
  questions integer not null,
  shared_at timestamptz not null,
  ended_at timestamptz,
  -- the adjusted result whose bands an early credential states; null when nothing was adjusted (FAI-04)
  linked_points numeric(5,2),
  linked_error numeric(5,2)
);
create index skill_credentials_of_attempt on skill_credentials (attempt_id);
create index skill_credentials_of_person on skill_credentials (user_id, id);
create unique index skill_credentials_shared on skill_credentials (attempt_id) where ended_at is null;

-- Results of other sites that candidates show as evidence. They are never read with results of this site (PAS-02, ADR-0181).
create table foreign_results (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- the credential at the site that signed it, and the file as it was signed, which is checked again
  address text not null,
  jwt text not null,
  site text not null,
  issuer_name text not null,
  -- the name that the credential states, if it states one
  holder_name text,
  skill_name text not null,
  language text not null check (language in ('es', 'en')),
  -- letters of the bands that the error reaches, from the best
  bands text not null,
  points_error integer,
  questions integer not null,
  finished_at timestamptz not null,
  valid_until timestamptz,
  added_at timestamptz not null,
  -- the last answer of the issuer, the last question, and whether that was answered
  checked_at timestamptz not null,
  asked_at timestamptz not null,
  answered boolean not null default true,
  withdrawn_at timestamptz
);
create index foreign_results_of_person on foreign_results (user_id, id);
create index foreign_results_address on foreign_results (md5(address));
