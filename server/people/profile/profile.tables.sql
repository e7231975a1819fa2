-- The personal data of a candidate. Somebody without a row has filled in nothing.
create table profiles (
  user_id bigint primary key references users on delete cascade,
  personal_phone text not null default '',
  home_phone text not null default '',
  date_of_birth date,
  address text not null default '',
  address2 text not null default '',
  apartment text not null default '',
  state text not null default '',
  country text not null default '',
  postal_code text not null default '',
  website text not null default '',
  about text not null default '',
  updated_at timestamptz not null default now(),
  -- by which phones are compared
  phone_digits text generated always as (regexp_replace(personal_phone, '[^0-9]', '', 'g')) stored,
  city text not null default ''
);
create index profiles_birth on profiles (date_of_birth) where date_of_birth is not null;
-- The same phone is written with and without the code of its country, so its last nine digits are compared.
create index profiles_last_digits on profiles (right(comparable_phone(personal_phone), 9)) where personal_phone <> '';
create index profiles_phone on profiles (phone_digits);
create index profiles_phone_digits on profiles using gin (phone_digits gin_trgm_ops);
-- The last ten digits of a phone number, because a number may lack its country code.
create index profiles_phone_key on profiles (comparable_phone(personal_phone)) where personal_phone <> '';

-- compare_profile() is of duplicates.
create trigger profiles_to_compare after update of personal_phone, date_of_birth on profiles
  for each row when (
    (old.personal_phone, old.date_of_birth) is distinct from (new.personal_phone, new.date_of_birth)
  )
  execute function compare_profile();
create trigger profiles_to_compare_added after insert on profiles
  for each row when (new.personal_phone <> '' or new.date_of_birth is not null) execute function compare_profile();

-- search_changed_entry() is of pool.
create trigger search_changed_profile after update or delete on profiles for each row execute function search_changed_entry();
create trigger search_new_profiles after insert on profiles
  referencing new table as added for each statement execute function search_new_entries();

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

-- search_changed_entry() is of pool.
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

-- search_changed_entry() is of pool.
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
