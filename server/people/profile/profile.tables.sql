-- What a person writes into the sections of their profile. Nobody has many of anything: the person's index is enough.
create table education (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  level text not null,
  field text not null,
  school text not null,
  location text not null,
  from_date date not null,
  -- null while it goes on
  to_date date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint education_check check (to_date >= from_date)
);
create index education_user on education (user_id);

-- search_changed_entry() is of candidate-search.
create trigger search_changed_education after update or delete on education for each row execute function search_changed_entry();
create trigger search_new_education after insert on education
  referencing new table as added for each statement execute function search_new_entries();

-- The section "experience" of a profile.
create table work_experience (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  title text not null,
  company text not null,
  location text not null,
  -- empty where the company has none
  website text not null,
  from_date date not null,
  to_date date,
  description text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint work_experience_check check (to_date >= from_date)
);
create index work_experience_user on work_experience (user_id);

-- search_changed_entry() is of candidate-search.
create trigger search_changed_work after update or delete on work_experience for each row execute function search_changed_entry();
create trigger search_new_work after insert on work_experience
  referencing new table as added for each statement execute function search_new_entries();

-- The section "references" of a profile.
create table personal_references (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
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

-- The section "portfolio" of a profile.
create table portfolio_items (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  description text not null,
  link text not null,
  file_id bigint references files,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index portfolio_items_file on portfolio_items (file_id);
create index portfolio_items_user on portfolio_items (user_id);
