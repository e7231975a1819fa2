-- Results of other sites that candidates show as evidence (PAS-02).
create table foreign_results (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  address text not null,
  jwt text not null,
  site text not null,
  issuer_name text not null,
  holder_name text,
  skill_name text not null,
  language text not null check (language in ('es', 'en')),
  bands text not null,
  points_error integer,
  questions integer not null,
  finished_at timestamptz not null,
  valid_until timestamptz,
  added_at timestamptz not null,
  checked_at timestamptz not null,
  asked_at timestamptz not null,
  answered boolean not null default true,
  withdrawn_at timestamptz
);
create index foreign_results_of_person on foreign_results (user_id, id);
create index foreign_results_address on foreign_results (md5(address));
