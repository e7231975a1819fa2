-- The name of a company as it is compared: small letters without accents, dots and apostrophes. "Té & Cía. S. A. S." is "te y cia sas".
create function company_words(content text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    trim(
      regexp_replace(
        regexp_replace(
          replace(regexp_replace(lower(normalize(content, nfd) collate cantera_order), U&'[\0300-\036F]', '', 'g'), '&', ' y '),
          U&'[.''`\00B4\2019]', '', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
      )
    ),
    '\m(\w) (?=\w\M)', '\1', 'g'
  );

-- The same without spaces and without the legal form at its end. Companies of one key with different forms are different ones.
create function company_key(content text) returns text
  language sql immutable parallel safe
  return replace(
    regexp_replace(
      company_words(content),
      '(?: y)?(?: cia)?(?: compania)? (?:sas bic|sas|sa de cv|sa esp|saesp|sab de cv|sa|s de rl de cv|sapi de cv|ltda|limitada|lda|s en c|sca|eu|eirl|srl|sl|slu|sac|saa|spa|inc|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|ag|bv|plc|esp)$',
      ''
    ),
    ' ', ''
  );

-- The companies for which the vacancies are.
create table clients (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null,
  location text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(name || ' ' || location)) stored not null,
  -- what an import had no field for, and what staff write
  notes text not null default ''
);
create index clients_company on clients (company_key(name) collate "C");
create index clients_by_created on clients (created_at, id);
create index clients_by_location on clients (in_order(location) collate cantera_order, id);
create index clients_by_status on clients (active, id);
create index clients_name on clients (in_order(name) collate cantera_order, id);
create unique index clients_once on clients (folded(name) collate "C", folded(location) collate "C");
create index clients_search on clients using gin (search);
