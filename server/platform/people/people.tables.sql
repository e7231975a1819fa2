-- One spelling of a source that people write: "Feria de empleo" and "feria  de_empleo" are one (MOV-03). The form is that of writtenSource in
-- source.rules.ts, for texts with any signs.
create function source_key(note text) returns text
  language sql immutable parallel safe
  return left(
    regexp_replace(trim(lower(normalize(note, nfkc) collate cantera_order)), '[[:space:]_]+', '-', 'g'),
    80
  );

-- People: staff and candidates, with or without an account. What personal data a closed account had is in deleted_accounts.
create table users (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  role_id integer not null references roles,
  first_name text not null,
  last_name text not null,
  -- empty for people whom staff added without one; unique among open accounts, without regard to case because it is stored in small letters
  email text not null,
  -- a value that no password has while somebody has none
  password_hash text not null,
  language text not null check (language in ('es', 'en')),
  cv_file_id bigint references files,
  -- when the person showed that the present address is theirs (ADR-0009)
  email_verified_at timestamptz,
  -- the flag that staff set; says nothing about hires (ADR-0114)
  available boolean not null default true,
  -- whether any hire of the person is current; applications.hired_at has the hires
  hired boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- closed and waiting for its erasure, or erased (ADR-0048)
  deleted_at timestamptz,
  -- more time in tests with a limit, in hundredths of the limit (SPEC-32)
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300),
  -- a colleague who has not set a password yet
  invited_at timestamptz,
  deletion_reason text,
  -- as the browser last reported it; null before the first login
  time_zone text,
  -- says so in the profile, so that the section counts as filled in
  without_experience boolean not null default false,
  search tsvector generated always as (searchable(first_name || ' ' || last_name || ' ' || email)) stored not null,
  -- the colleague who entered the person, by hand or by an import
  added_by bigint references users on delete set null,
  -- null for people who registered
  added_at timestamptz,
  -- where staff say the person comes from
  source_note text not null default '' check (char_length(source_note) <= 200),
  -- the last day to consent; null once they have, and for people who registered (ADR-0107)
  consent_due_at timestamptz,
  -- the address that does not exist, according to a report of a mail server
  undelivered_address text,
  undelivered_at timestamptz,
  undelivered_reason text not null default '',
  -- the account that this one became part of
  merged_into bigint references users on delete set null,
  -- below the answers that a colleague writes
  mail_signature text not null default '',
  -- wants no suggestions of vacancies (ADR-0112)
  suggestions_stopped_at timestamptz,
  -- gets no e-mail but those about an application of their own, and why; once staff lifted it, the reason is
  -- the proof for that (CON-02)
  no_contact_since timestamptz,
  no_contact_reason text not null default '',
  -- when the account is erased unless somebody confirms its address; null once they have, and for accounts that stay (ADR-0119)
  confirm_due_at timestamptz,
  -- when the only reminder of that was sent
  confirm_reminded_at timestamptz,
  -- when somebody first showed that both an address and the account are theirs; stays when the address changes (IDT-04)
  owner_confirmed_at timestamptz,
  -- the colleague who is responsible for the person; gives no right (MOV-03)
  owner_id bigint references users on delete set null,
  constraint users_added check ((consent_due_at is null) or (added_at is not null)),
  constraint users_reachable check (email <> '' or (added_at is not null))
);
create index users_added_by on users (added_by) where added_by is not null;
create index users_address on users (email) where deleted_at is null;
create index users_by_created on users (created_at, id) where deleted_at is null;
create index users_by_email on users (in_order(email) collate cantera_order, id) where deleted_at is null;
create index users_by_name on users (in_order(first_name || ' ' || last_name) collate cantera_order, id) where deleted_at is null;
create index users_cv on users (cv_file_id);
-- Counts leave the applications of deleted accounts out: those few accounts by themselves.
create index users_deleted on users (id) where deleted_at is not null;
create unique index users_email on users (email) where deleted_at is null and email <> '';
create index users_hired on users (created_at, id) where hired and deleted_at is null;
create index users_merged_into on users (merged_into) where merged_into is not null;
create index users_no_contact on users (id) where no_contact_since is not null;
create index users_owner on users (owner_id) where owner_id is not null;
-- The holders of a role, by name, and their number.
create index users_of_role on users (role_id, in_order(last_name || ' ' || first_name) collate cantera_order, id) where deleted_at is null;
create index users_role on users (role_id);
create index users_search on users using gin (search);
-- Lists the sources, and finds the people of one.
create index users_source on users (source_key(source_note) collate "C", id) where source_note <> '' and deleted_at is null;
-- Staff are few among many candidates: roles 2 and 3 are the candidates' own.
create index users_staff on users (id) where role_id not in (2, 3);
create index users_unconfirmed on users (confirm_due_at, id) where confirm_due_at is not null;
create index users_without_consent on users (consent_due_at, id) where consent_due_at is not null;

-- search_new_people() and search_renamed_person() are of candidate-search: they write the person's search document, with a new CV once its
-- text is read. Triggers, because people are of the ground, which calls no feature.
create trigger search_new_people after insert on users
  referencing new table as added for each statement execute function search_new_people();
create trigger search_renamed_person after update of first_name, last_name, email, cv_file_id on users
  for each row when (
    (old.first_name, old.last_name, old.email, old.cv_file_id)
      is distinct from (new.first_name, new.last_name, new.email, new.cv_file_id)
  ) execute function search_renamed_person();

-- mark_applications_of_person() is of figures.
create trigger users_consented_figures after update of consent_due_at on users
  for each row when ((old.consent_due_at is null) <> (new.consent_due_at is null)) execute function mark_applications_of_person();

-- compare_user() is of duplicates.
create trigger users_to_compare after update of first_name, last_name, cv_file_id, deleted_at on users
  for each row when (
    (old.first_name, old.last_name, old.cv_file_id, old.deleted_at) is distinct from
    (new.first_name, new.last_name, new.cv_file_id, new.deleted_at)
  )
  execute function compare_user();

-- What is personal of a deleted account itself, until it is erased or restored (SPEC-53, SPEC-54): meanwhile nothing else can show it.
create table deleted_accounts (
  user_id bigint primary key references users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified_at timestamptz,
  cv_file_id bigint references files,
  -- null where the person asked for it themselves
  deleted_by bigint references users on delete set null,
  erase_at timestamptz not null,
  search tsvector generated always as (searchable(first_name || ' ' || last_name || ' ' || email)) stored not null
);
create index deleted_accounts_by on deleted_accounts (deleted_by);
create index deleted_accounts_cv on deleted_accounts (cv_file_id);
create index deleted_accounts_due on deleted_accounts (erase_at);
create index deleted_accounts_email on deleted_accounts (email);
create index deleted_accounts_search on deleted_accounts using gin (search);

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

-- search_changed_entry() is of candidate-search.
create trigger search_changed_profile after update or delete on profiles for each row execute function search_changed_entry();
create trigger search_new_profiles after insert on profiles
  referencing new table as added for each statement execute function search_new_entries();
