-- What a person writes into the sections of their profile. Nobody has many of anything: the person's index is enough.
create table education (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  level text not null,
  field text not null,
  school text not null,
  location text not null,
  from_date date not null,
  -- null while it goes on
  to_date date check (to_date >= from_date),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index education_user on education (user_id);

create table work_experience (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  title text not null,
  company text not null,
  location text not null,
  -- empty where the company has none
  website text not null,
  from_date date not null,
  to_date date check (to_date >= from_date),
  description text not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index work_experience_user on work_experience (user_id);

create table personal_references (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  full_name text not null,
  address text not null,
  phone text not null,
  relation text not null,
  kind text not null check (kind in ('reference', 'emergency')),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index personal_references_user on personal_references (user_id);

create table portfolio_items (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  description text not null,
  link text not null,
  file_id bigint references files,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index portfolio_items_user on portfolio_items (user_id);
create index portfolio_items_file on portfolio_items (file_id);
