-- The schema of a new database: the files of tables as they were at this migration (ADR-0156). Databases from before have run the files of
-- earlier/ instead.

create function first_answer_is_correct() returns trigger language plpgsql as $$
begin
  if not exists (select from answers where question_id = new.question_id and correct) then
    raise exception 'a question with answers has exactly one that is correct' using errcode = '23514', constraint = 'answers_exactly_one_correct';
  end if;
  return null;
end $$;

-- A question that has answers has a correct one; the index above sees that there are not two.
create function one_answer_is_correct() returns trigger language plpgsql as $$
begin
  if exists (select from answers where question_id = old.question_id)
    and not exists (select from answers where question_id = old.question_id and correct) then
    raise exception 'a question with answers has exactly one that is correct' using errcode = '23514', constraint = 'answers_exactly_one_correct';
  end if;
  return null;
end $$;

create function keep_snapshot_answer_media() returns trigger language plpgsql as $$
begin
  insert into snapshot_answer_media (snapshot_id, media_file_id)
  select distinct new.id, (answer ->> 'media_file_id')::bigint
  from jsonb_array_elements(new.answers) as answer
  where answer ->> 'media_file_id' is not null;
  return null;
end $$;

create function keep_skill_names() returns trigger language plpgsql as $$
begin
  delete from skill_names where skill_id = new.id;
  insert into skill_names (name, skill_id)
    select distinct folded(one), new.id from unnest(array[new.name, nullif(new.other_name, '')]) as one where one is not null;
  return null;
end $$;

-- What the tables of all features use: text search, order and letter case, comparable phones.

create extension if not exists unaccent;

create extension if not exists pg_trgm;

-- Text search that ignores accents: one configuration per language of a vacancy, and one without stemming for word beginnings.
create text search configuration cantera_es (copy = spanish);

alter text search configuration cantera_es alter mapping for hword, hword_part, word with unaccent, spanish_stem;

create text search configuration cantera_en (copy = english);

alter text search configuration cantera_en alter mapping for hword, hword_part, word with unaccent, english_stem;

create text search configuration cantera_plain (copy = simple);

alter text search configuration cantera_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- Words with digits keep no accents either, like every other word.
alter text search configuration cantera_es alter mapping for numword, numhword, hword_numpart with unaccent, simple;

alter text search configuration cantera_en alter mapping for numword, numhword, hword_numpart with unaccent, simple;

alter text search configuration cantera_plain alter mapping for numword, numhword, hword_numpart with unaccent, simple;

-- Order and letter case are the same on every database, whatever its locale (decision 0074).
create collation cantera_order (provider = icu, locale = 'und');

-- The digits by which two phone numbers are compared; comparablePhone in domain/kernel gives the same. Argentina writes 15 before a mobile
-- number within the country, and 9 before the area code from abroad: 011 15 2345-6789 is +54 9 11 2345 6789.
create or replace function comparable_phone(phone text) returns text language sql immutable strict parallel safe as $$
  select case when length(national) < 7 then '' else right(national, 10) end
  from (
    select regexp_replace(phone, '(?:ext|anexo|int|x)[^0-9]*[0-9]{1,6}$', '', 'i')
  ) as one (plain)
  cross join lateral (
    select case
      when plain ~ '^[^0-9]*\+' then '+' || regexp_replace(plain, '[^0-9]', '', 'g')
      else regexp_replace(regexp_replace(plain, '[^0-9]', '', 'g'), '^(?:00|011(?=[0-9]{11}))', '+')
    end
  ) as two (called)
  cross join lateral (
    select regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            regexp_replace(called, '^\+(?:521?(?=[0-9]{10}$)|1(?=[0-9]{10}$)|(?:5[135678]|34|50[2-7]|59[1358])0?)', ''),
            '+', ''
          ),
          '^(?:0*549?|0+|(?=1115))(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$',
          '\1\2\3\4\5\6'
        ),
        '^0+', ''
      ),
      '^(?:57(?=[36][0-9]{9}$)|58(?=[24][0-9]{9}$)|521?(?=[0-9]{10}$)|1(?=[2-9][0-9]{9}$)|34(?=[6-9][0-9]{8}$)|51(?=9[0-9]{8}$)|56(?=[2-9][0-9]{8}$)|59[1358](?=[0-9]{8,9}$)|50[2-7](?=[0-9]{8}$)|55(?=[0-9]{10,11}$))',
      ''
    )
  ) as three (national)
$$;

-- Abbreviations with a dot after each letter, as one word: "I.A." is found by IA, "D.C." by DC.
create function dotted_words(content text) returns text
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(distinct replace(found[1], '.', ''), ' '), '')
    from regexp_matches(content collate "C", '\m([A-Za-z](?:\.[A-Za-z])+)(?![A-Za-z0-9])', 'g') as found
  );

-- A text as it is compared where letter case does not count.
create function folded(content text) returns text
  language sql immutable parallel safe
  return lower(normalize(content, nfc) collate cantera_order);

-- What lists sort by, collated by cantera_order. Ñ is a letter of its own behind N: U+FFFF stands behind every letter. An index row
-- has room for the beginning only.
create function in_order(content text) returns text
  language sql immutable parallel safe
  return replace(folded(left(content, 200)), 'ñ', U&'n\FFFF');

-- The address by which a sender is named: alone, or behind a name in angle brackets.
create function named_address(named text) returns text language sql immutable strict parallel safe
  return lower(trim(coalesce(substring(named from '<([^<>]+)>\s*$'), named)));

-- The stem of a plain word; null for a word that a language does not count.
create function search_stem(language text, plain text) returns text
  language sql immutable parallel safe
  return (tsvector_to_array(to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, plain)))[1];

-- What finds one word: its stem, and the known words of other stems that begin with it; of a term with signs what begins with it. A
-- beginning of very many words stays one. No word stands there twice, by itself and by its stem: the planner would take it for two.
create or replace function search_word(language text, word text) returns tsquery
  language plpgsql stable parallel safe
  as $$
declare
  has_signs boolean := word ~ '[.+#&]';
  plains text[] := case when has_signs then array[word] else tsvector_to_array(to_tsvector('cantera_plain', word)) end;
  plain text;
  stem text;
  known text[];
  parts text[] := '{}';
begin
  foreach plain in array plains loop
    stem := case when has_signs then null else search_stem(language, plain) end;
    plain := language || ':' || plain;
    known := array(
      select search_words.word from search_words
      where search_words.word >= plain collate "C" and search_words.word < (plain || chr(1114111)) collate "C"
      limit 9
    );
    if cardinality(known) > 8 then
      parts := parts || (quote_literal(plain) || ':*');
    else
      parts := parts || array(
        select quote_literal(other) from unnest(known) as others (other)
        where stem is null or search_stem(language, substr(other, 4)) is distinct from stem
      );
    end if;
    if stem is not null then
      parts := parts || quote_literal(language || '=' || stem);
    elsif cardinality(known) = 0 then
      parts := parts || quote_literal(plain);
    end if;
  end loop;
  return array_to_string(parts, ' | ')::tsquery;
end $$;

-- Terms of which signs are a part, such as C++, C#, .NET, R&D and I+D, in small letters. The parser drops signs, so that a search for
-- C++ found every word beginning with c. Written once more in domain/kernel/search-words.ts for what is typed.
create function signed_terms(content text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct lower(term)), '{}')
    from (
      select found[1] as term
      from regexp_matches(content collate "C", '([A-Za-z][A-Za-z0-9]*(?:\+\+|\+(?![A-Za-z0-9])|#(?![A-Za-z0-9])))', 'g') as found
      union all
      select found[1]
      from regexp_matches(content collate "C", '(?:^|[^A-Za-z0-9])(\.[A-Za-z][A-Za-z0-9]+)', 'g') as found
      union all
      select '.net' where content ~* '\.net\M'
      union all
      select found[1]
      from regexp_matches(content collate "C", '\m([A-Za-z0-9]{1,3}[&+][A-Za-z0-9]{1,3})\M', 'g') as found
      union all
      select found[1] || '&' || found[2]
      from regexp_matches(content collate "C", '\m([A-Za-z]) ?& ?([A-Za-z])\M', 'g') as found
    ) as terms
  );

-- One row per run of an application, as it was last counted. A deleted application stays until it is counted again, so nothing refers to it.
create table figure_runs (
  id bigint generated always as identity primary key,
  application_id bigint not null,
  number integer not null,
  vacancy_id bigint not null,
  applied_at timestamptz not null,
  -- yyyy-mm in the site's time zone
  applied_month text collate "C" not null,
  hired_month text collate "C",
  rejected_month text collate "C",
  -- the index of funnelSteps
  furthest integer not null,
  outcome text not null check (outcome in ('hired', 'rejected', 'withdrawn', 'removed', 'open')),
  days_to_hire integer,
  -- by the index of stagesOnTheWay; null where it has not been, or is still
  days_in_stage integer[] not null,
  staying_in text check (staying_in in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved')),
  source_kind text not null,
  source_name text not null,
  reason_id bigint,
  -- ids of skills
  asked integer[] not null,
  taken integer[] not null,
  passed integer[] not null,
  unique (application_id, number)
);

create index figure_runs_furthest on figure_runs (furthest, applied_at, id) where furthest > 0;

create index figure_runs_hired on figure_runs (hired_month, applied_at, id) where hired_month is not null;

-- The lists of people behind a figure, the newest applications first.
create index figure_runs_in_order on figure_runs (applied_at, id);

create index figure_runs_of_vacancy on figure_runs (vacancy_id, applied_at, id);

create index figure_runs_outcome on figure_runs (outcome, applied_at, id) where outcome <> 'open';

create index figure_runs_reason on figure_runs (reason_id, applied_at, id) where reason_id is not null;

create index figure_runs_rejected on figure_runs (rejected_month, applied_at, id) where rejected_month is not null;

create index figure_runs_source on figure_runs (source_kind, source_name, applied_at, id);

create index figure_runs_staying on figure_runs (staying_in, applied_at, id) where staying_in is not null;

create index figure_runs_tests on figure_runs using gin (asked, taken, passed);

-- The counts: per vacancy, and over all vacancies where vacancy_id is 0.
create table figure_cells (
  vacancy_id bigint not null,
  month text collate "C" not null,
  figure text collate "C" not null,
  count integer not null,
  primary key (vacancy_id, month, figure)
);

-- Applications whose figures are to be counted again. Only inserted, so that no transaction waits for another one.
create table figure_marks (
  id bigint generated always as identity primary key,
  application_id bigint not null
);

-- One row. Whoever counts locks it; the months of all counts are those of its time zone.
create table figure_state (
  id boolean default true primary key check (id),
  time_zone text not null
);

insert into figure_state (time_zone) values ('');

create function mark_application() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null and new.removed_at is null then
    insert into former_applications (application_id, applied_at, source_kind, source_name, rejection_reason_id)
    values (old.id, old.applied_at, old.source_kind, old.source_name, old.rejection_reason_id);
  end if;
  insert into figure_marks (application_id) values (new.id);
  return null;
end $$;

create function mark_application_of_history() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) values (old.application_id);
  if new.application_id <> old.application_id then
    insert into figure_marks (application_id) values (new.application_id);
  end if;
  return null;
end $$;

create function mark_applications() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from changed;
  return null;
end $$;

create function mark_applications_of_attempt() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from applications where user_id = new.user_id;
  return null;
end $$;

create function mark_applications_of_history() returns trigger language plpgsql as $$
begin
  -- The row of a first application is written together with the application, which marks itself.
  insert into figure_marks (application_id) select distinct application_id from changed where tg_op = 'DELETE' or kind <> 'applied';
  return null;
end $$;

-- People whom staff added count in the figures once they have consented (SPEC-77, ADR-0114).
create function mark_applications_of_person() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from applications where user_id = new.id;
  return null;
end $$;

create function mark_applications_of_skills() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id)
  select id from applications where vacancy_id in (select vacancy_id from changed);
  return null;
end $$;

-- A comment as text: each reference to a colleague becomes '@' with the current name.
create function comment_text(comment bigint, body text) returns text language plpgsql stable as $$
declare
  mentioned record;
begin
  if body not like '%@[%' then
    return body;
  end if;
  for mentioned in
    select users.uuid, trim(users.first_name || ' ' || users.last_name) as name
    from comment_mentions join users on users.id = comment_mentions.user_id where comment_mentions.comment_id = comment
  loop
    body := replace(body, '@[' || mentioned.uuid || ']', '@' || mentioned.name);
  end loop;
  return body;
end $$;

-- One row: the state of the mailbox with the answers, and the process that reads it.
create table reply_mailbox (
  id boolean default true primary key check (id),
  holder uuid,
  held_until timestamptz,
  uid_validity bigint not null default 0,
  last_uid bigint not null default 0,
  checked_at timestamptz,
  away_since timestamptz,
  last_error text,
  unmatched integer not null default 0,
  tried_uid bigint not null default 0,
  tries integer not null default 0
);

insert into reply_mailbox default values;

create function remember_search_words() returns trigger
  language plpgsql
  as $$
begin
  -- In order, so that two changes that bring the same new words wait for each other and never both.
  insert into search_words
    select distinct words.word collate "C" as word
    from changed, lateral unnest(tsvector_to_array(changed.search)) as words (word)
    where substr(words.word, 3, 1) = ':' order by word
    on conflict do nothing;
  return null;
end $$;

-- Every word that vacancies hold or held, marked with its language like those of search_document. A beginning is looked up here
-- first, because an index on texts finds whole words several times faster than beginnings.
create table search_words (
  word text collate "C" primary key
);

-- Addresses of people who refused, as keyed hashes: no address can be read from them. They keep the promise not to write again, and keep a
-- declaration for a whole file from undoing a refusal.
create table refused_addresses (
  address_hash text primary key,
  refused_at timestamptz not null
);

create function note_application() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, coalesce(new.withdrawn_at, new.applied_at));
  return null;
end $$;

create function note_attempt() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, coalesce(case new.state when 'finished' then new.finished_at end, new.started_at));
  return null;
end $$;

create function note_session() returns trigger language plpgsql as $$
begin
  perform note_activity(new.user_id, new.last_used_at);
  return null;
end $$;

create function search_changed_entry() returns trigger language plpgsql as $$
begin
  -- A merge of two people moves entries, which then count for the other person.
  perform write_person_search(case tg_op when 'DELETE' then array[old.user_id] else array[old.user_id, new.user_id] end, false);
  return null;
end $$;

-- The words of a text, each marked with its language: 'es:gerentes' as it stands, 'es=gerent' as its stem. Marked, a Spanish word
-- is rare among English vacancies for the planner too, which otherwise reads them all to find none.
create or replace function search_document(language text, content text) returns tsvector
  language sql immutable parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
      select lower((translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content)) collate cantera_order) as text
    ) as cleaned,
    lateral (
      select language || ':' || unnest(tsvector_to_array(to_tsvector('cantera_plain', text)))
      union all
      select language || '=' || unnest(tsvector_to_array(
        to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, text)
      ))
      union all
      select language || ':' || unnest(signed_terms(content))
    ) as words (word)
  );

create function search_new_entries() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select distinct user_id from added order by user_id), false);
  return null;
end $$;

create function search_new_people() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select id from added order by id), true);
  insert into person_activity (user_id) select id from added;
  return null;
end $$;

create function search_read_cv() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select id from users where cv_file_id = coalesce(new.file_id, old.file_id)), true);
  return null;
end $$;

create function search_renamed_person() returns trigger language plpgsql as $$
begin
  perform write_person_search(array[new.id], new.cv_file_id is distinct from old.cv_file_id);
  return null;
end $$;

-- Words that a line's end divides ("adminis-\ntración") are found whole and in their parts: whole where they stand, so that a phrase finds
-- them, and their parts behind the text.
create or replace function weighted_words(content text, weight "char") returns tsvector
  language sql immutable parallel safe
  return setweight(
    to_tsvector(
      'cantera_plain',
      lower(
        (
          translate(
            regexp_replace(content, '(\S)[-‐]\n(\S)', '\1\2', 'g')
              || ' ' || coalesce((select string_agg(parts[1], ' ') from regexp_matches(content, '(\S+[-‐]\n\S+)', 'g') as parts), ''),
            './\-_@:+#&=~<>‐', '               '
          ) || ' ' || dotted_words(content)
        ) collate cantera_order
      )
    )
    || (
      select coalesce(string_agg(quote_literal(term) || ':1', ' '), '')::tsvector
      from unnest(signed_terms(content)) as terms (term) where length(term) <= 40
    ),
    weight
  );

-- Notes on a person have the weight of the profile: all staff who search candidates may read them (ADR-0113). The ids of colleagues whom a
-- note mentions are no words.
create or replace function write_person_search(people bigint[], also_cvs boolean) returns void
  language plpgsql
  as $$
begin
  -- Concurrent changes of one person wait for each other here, so that the later one reads what the earlier one wrote.
  perform from person_search where user_id = any(people) order by user_id for update;
  insert into person_search (user_id, document)
    select
      users.id,
      case
        when also_cvs or former.user_id is null then weighted_words(coalesce(left(cv.text, 100000), ''), 'C')
        else ts_filter(former.document, '{c}')
      end
      || weighted_words(users.first_name || ' ' || users.last_name || ' ' || users.email, 'A')
      || weighted_words(left(concat_ws(' ', profiles.about, studies.words, jobs.words, notes.words), 60000), 'B')
      || weighted_words(concat_ws(' ', profiles.address, profiles.address2, profiles.city, profiles.state, profiles.country), 'D')
    from users
    left join person_search former on former.user_id = users.id
    left join profiles on profiles.user_id = users.id
    left join file_texts cv on cv.file_id = users.cv_file_id
    left join lateral (
      select string_agg(concat_ws(' ', level, field, school, location), ' ' order by id) as words from education where user_id = users.id
    ) as studies on true
    left join lateral (
      select string_agg(concat_ws(' ', title, company, location, description), ' ' order by id) as words
      from work_experience where user_id = users.id
    ) as jobs on true
    left join lateral (
      select string_agg(regexp_replace(body, '@\[[^]]*\]', ' ', 'g'), ' ' order by id desc) as words from person_notes where user_id = users.id
    ) as notes on true
    where users.id = any(people)
    on conflict (user_id) do update set document = excluded.document where person_search.document is distinct from excluded.document;
end $$;

create function compare_profile() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.user_id) on conflict do nothing;
  return null;
end $$;

create function compare_text() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) select id from users where cv_file_id = new.file_id on conflict do nothing;
  return null;
end $$;

create function compare_user() returns trigger language plpgsql as $$
begin
  insert into people_to_compare (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;

-- The modules of the rights; domain/kernel/permissions.ts has the same list.
create table modules (
  id integer primary key,
  key text not null unique
);

-- Uploaded files. A row without a table that names it is removed; the bytes wait thirty days (ADR-0010).
create table files (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  storage_key text not null unique,
  original_name text not null,
  media_type text not null,
  bytes integer not null,
  -- equal pictures of banks are stored once
  sha256 text not null,
  -- what it was uploaded for
  purpose text not null,
  created_at timestamptz not null default now()
);

-- The text of each CV, read once after the upload. A file without a row has no text to read.
create table file_texts (
  file_id bigint primary key references files on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'empty', 'failed')),
  -- Why there is no text: a code whose sentence is a message.
  reason text not null default '',
  text text not null default '',
  language text not null default 'es' check (language in ('es', 'en')),
  -- Equal for texts that differ in spaces, punctuation, accents and letter case alone.
  content_hash text,
  queued_at timestamptz,
  read_at timestamptz,
  reader smallint not null default 0,
  constraint file_texts_check check ((reason <> '') = (state in ('empty', 'failed'))),
  constraint file_texts_check1 check (text = '' or state = 'read')
);

create index file_texts_by_reader on file_texts (reader, file_id);

create index file_texts_of_hash on file_texts (content_hash) where content_hash is not null;

create index file_texts_waiting on file_texts (queued_at nulls first, file_id) where state = 'waiting';

-- compare_text() is of duplicates.
create trigger file_texts_to_compare after update of content_hash on file_texts
  for each row when (old.content_hash is distinct from new.content_hash) execute function compare_text();

-- search_read_cv() is of candidate-search.
create trigger search_read_cv after insert or update of text or delete on file_texts
  for each row execute function search_read_cv();

-- Bytes that no row names any more, and when they go (ADR-0010).
create table unnamed_files (
  storage_key text primary key,
  remove_at timestamptz not null
);

-- How often something was done in a window, under a keyed hash of address, network or account.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);

create index rate_limits_expiry on rate_limits (window_ends_at);

-- Texts are searched in small letters too, before a dictionary would make them by the locale: C knows no capitals but A to Z, and
-- Turkish makes ı of I.
create or replace function searchable(content text) returns tsvector
  language sql immutable parallel safe
  -- Punctuation goes first: the parser would keep a@b.co as one word, and its parts would not be found.
  return to_tsvector(
      'cantera_plain', lower((translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content)) collate cantera_order)
    )
    || array_to_tsvector(signed_terms(content));

-- The words in a change's detail, whatever they are called there.
create function words_of(detail jsonb) returns tsvector
  language sql immutable parallel safe
  return (
    select searchable(coalesce(string_agg(value #>> '{}', ' '), ''))
    from jsonb_path_query(detail, '$.**') as found (value)
    where jsonb_typeof(value) = 'string'
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

create index clients_by_created on clients (created_at, id);

create index clients_by_location on clients (in_order(location) collate cantera_order, id);

create index clients_by_status on clients (active, id);

create index clients_name on clients (in_order(name) collate cantera_order, id);

create unique index clients_once on clients (folded(name) collate "C", folded(location) collate "C");

create index clients_search on clients using gin (search);

-- The currencies that a vacancy may name.
create table currencies (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  code text not null unique,
  name text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(code || ' ' || name)) stored not null,
  usual_salary numeric(14,2) check (usual_salary > 0)
);

-- The company's own reasons for rejecting a candidate (REJ-01). They are kept for figures; nobody receives them.
create table rejection_reasons (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null check (char_length(name) between 1 and 80),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(name)) stored not null
);

create index rejection_reasons_in_order on rejection_reasons (in_order(name) collate cantera_order, id);

create unique index rejection_reasons_name on rejection_reasons (folded(name) collate "C");

-- Texts of e-mails to candidates for each stage and language (ADR-0052).
create table notification_templates (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  stage text not null check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  language text not null check (language in ('es', 'en')),
  is_default boolean not null,
  subject text not null,
  title text not null,
  message_html text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable((subject || ' ' || title || ' ' || regexp_replace(message_html, '<[^>]*>', ' ', 'g')))) stored not null,
  constraint notification_templates_stage_language_is_default_key unique (stage, language, is_default)
);

-- Roles of people. Those that are built in cannot be deleted.
create table roles (
  id integer generated by default as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  built_in text unique check (built_in in ('administrator', 'user', 'hired')),
  name text not null,
  description text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(name || ' ' || description)) stored not null,
  -- sees only its own vacancies and their people (ADR-0111)
  limited boolean not null default false,
  constraint roles_check check ((not limited) or (built_in is null))
);

create unique index roles_name on roles (folded(name) collate "C");

-- What each role may do: an item of a module.
create table role_permissions (
  role_id integer not null references roles on delete cascade,
  module_id integer not null references modules,
  item text not null check (item in ('view', 'change', 'rate', 'delete', 'invite')),
  primary key (role_id, module_id, item)
);

-- The company's own tags, the people who have them, and the team's notes on a person (POO-01).
create table tags (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null check (char_length(name) between 1 and 40),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(name)) stored not null
);

create index tags_in_order on tags (in_order(name) collate cantera_order, id);

create unique index tags_name on tags (folded(name) collate "C");

create index tags_search on tags using gin (search);

create index tags_updated on tags (updated_at, id);

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
  -- the flag that staff set; says nothing about hires (ADR-0128)
  available boolean not null default true,
  -- whether any hire of the person is current; applications.hired_at has the hires
  hired boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- closed and waiting for its erasure, or erased (ADR-0048)
  deleted_at timestamptz,
  -- more time in tests with a limit, in hundredths of the limit (decision 32)
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
  -- the address that a report of a mail server said does not exist
  undelivered_address text,
  undelivered_at timestamptz,
  undelivered_reason text not null default '',
  -- the account that this one became part of
  merged_into bigint references users on delete set null,
  -- below the answers that a colleague writes
  mail_signature text not null default '',
  -- wants no suggestions of vacancies (ADR-0052)
  suggestions_stopped_at timestamptz,
  -- when the account is erased unless somebody confirms its address; null once they have, and for accounts that stay (ADR-0085)
  confirm_due_at timestamptz,
  -- when the only reminder of that was sent
  confirm_reminded_at timestamptz,
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

-- Who holds a role, by name, and how many.
create index users_of_role on users (role_id, in_order(last_name || ' ' || first_name) collate cantera_order, id) where deleted_at is null;

create index users_role on users (role_id);

create index users_search on users using gin (search);

-- Staff are few among many candidates: roles 2 and 3 are the candidates' own.
create index users_staff on users (id) where role_id not in (2, 3);

create index users_unconfirmed on users (confirm_due_at, id) where confirm_due_at is not null;

create index users_without_consent on users (consent_due_at, id) where consent_due_at is not null;

-- search_new_people() is of candidate-search.
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

-- What is personal of a deleted account itself, until it is erased or restored (decisions 53, 54): meanwhile nothing else can show it.
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

-- What visitors wrote into the contact form.
create table contact_messages (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  full_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  read_by bigint references users,
  search tsvector generated always as (searchable(full_name || ' ' || email || ' ' || phone || ' ' || message)) stored not null
);

create index contact_messages_by_email on contact_messages (in_order(email) collate cantera_order, id);

create index contact_messages_by_name on contact_messages (in_order(full_name) collate cantera_order, id);

create index contact_messages_by_status on contact_messages ((read_at is not null), id);

create index contact_messages_newest on contact_messages (created_at desc, id desc);

create index contact_messages_reader on contact_messages (read_by);

create index contact_messages_search on contact_messages using gin (search);

create index contact_messages_unread on contact_messages (created_at, id) where read_at is null;

-- What the company says of itself, per language. Every change is a new version; the highest one counts, and a consent names the one
-- of the privacy policy that was read.
create table site_content (
  part text not null check (part in ('company', 'home', 'about', 'steps', 'faq', 'privacy', 'terms')),
  language text not null check (language in ('es', 'en')),
  version integer not null,
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references users on delete set null,
  primary key (part, language, version)
);

-- One row. What staff set on the screen counts over the environment; what is not named there is as the environment says. The
-- company's logo is the same in every language; without one the product's own drawing stands there.
create table settings (
  id bigint default 1 primary key check (id = 1),
  content jsonb not null default '{}',
  logo_file_id bigint references files,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint references users on delete set null
);

insert into settings default values;

-- The questions of all banks.
create table questions (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  text text not null,
  type text not null check (type in ('select', 'text')),
  language text not null check (language in ('es', 'en')),
  media_file_id bigint references files,
  alternative_text text not null default '',
  transcript text not null default '',
  active boolean not null default true,
  -- may be asked: complete, in use and not broken; kept by every write (decisions 29, 60)
  ready boolean not null default false,
  broken_at timestamptz,
  broken_by bigint references users,
  -- the frozen copy of the question as it stands; null until somebody is asked it
  snapshot_id bigint,
  -- questions of the same pair say the same in both languages
  pair uuid,
  pair_checked_at timestamptz,
  text_changed_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(text)) stored not null
);

create index questions_broken_by on questions (broken_by);

create index questions_by_created on questions (created_at, id);

create index questions_by_language on questions (language, id);

create index questions_by_text on questions (in_order(text) collate cantera_order, id);

create index questions_by_type on questions (type, id);

create index questions_media on questions (media_file_id);

create unique index questions_pair on questions (pair, language) where pair is not null;

create index questions_search on questions using gin (search);

create index questions_snapshot on questions (snapshot_id);

-- The answers that a choice question offers. Free texts have none, or keep those of before (ADR-0022).
create table answers (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  question_id bigint not null references questions on delete cascade,
  text text not null,
  correct boolean not null,
  media_file_id bigint references files,
  alternative_text text not null default '',
  created_at timestamptz not null default now()
);

create index answers_media on answers (media_file_id);

create index answers_of on answers (question_id, id);

create unique index answers_one_correct on answers (question_id) where correct;

create constraint trigger answers_exactly_one_correct after update or delete on answers
  deferrable initially deferred for each row execute function one_answer_is_correct();

create constraint trigger answers_first_is_correct after insert on answers
  deferrable initially deferred for each row execute function first_answer_is_correct();

-- What a question was when it was asked. Never changed: results stand on it (decision 38).
create table question_snapshots (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  -- of everything below, so that the same question is kept once
  sha256 text not null,
  type text not null check (type in ('select', 'text')),
  text text not null,
  media_file_id bigint references files,
  alternative_text text not null,
  transcript text not null,
  -- [{ uuid, text, correct, media_file_id, alternative_text }] in the order they were entered
  answers jsonb not null,
  created_at timestamptz not null default now(),
  unique (question_id, sha256)
);

create index question_snapshots_media on question_snapshots (media_file_id);

create trigger question_snapshots_answer_media after insert on question_snapshots
  for each row execute function keep_snapshot_answer_media();

-- The media that frozen answers show, as references: a file that a test or a result needs cannot be deleted (decision 38).
create table snapshot_answer_media (
  snapshot_id bigint not null references question_snapshots on delete cascade,
  media_file_id bigint not null references files,
  primary key (snapshot_id, media_file_id)
);

create index snapshot_answer_media_file on snapshot_answer_media (media_file_id);

-- A question and its frozen copy name each other.
alter table questions add constraint questions_snapshot_fkey foreign key (snapshot_id) references question_snapshots;

-- Skills that vacancies ask for and tests measure.
create table skills (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  name text not null,
  description text not null default '',
  -- staff offer a test; it starts only in a language with ten questions that are ready
  has_test boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a skill that results or vacancies name is put out of use rather than deleted (decision 38)
  active boolean not null default true,
  time_limit_minutes integer check (time_limit_minutes between 1 and 600),
  version integer not null default 1,
  -- of the name; null for one that is the same in both languages
  language text check (language in ('es', 'en')),
  -- the name in the other language, empty without one (ADR-0144)
  other_name text not null default '',
  -- the names that readers of each language see
  name_es text generated always as (case when language = 'en' and other_name <> '' then other_name else name end) stored not null,
  name_en text generated always as (case when language = 'es' and other_name <> '' then other_name else name end) stored not null,
  search tsvector generated always as (searchable(name || ' ' || other_name || ' ' || description)) stored not null,
  constraint skills_other_name_has_language check (other_name = '' or language is not null)
);

create index skills_by_name_es on skills (in_order(name_es) collate cantera_order, id);

create index skills_by_name_en on skills (in_order(name_en) collate cantera_order, id);

create unique index skills_name on skills (folded(name) collate "C");

create index skills_search on skills using gin (search);

-- Both names of each skill, folded: no two skills share one, and imports find a skill by either.
create table skill_names (
  name text collate "C" primary key,
  skill_id bigint not null references skills on delete cascade
);

create index skill_names_skill on skill_names (skill_id);

create trigger skills_names after insert or update of name, other_name on skills
  for each row execute function keep_skill_names();

-- The skills of a profile, with the time of experience in each (ADR-0020).
create table user_skills (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  skill_id bigint not null references skills,
  -- a vacancy of the person asks for it
  required boolean not null default false,
  from_date date,
  to_date date,
  note text not null default '',
  test_status integer not null default 0 check (test_status in (0, 1, 2)),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- added for a vacancy, and not confirmed by dates or a test (ADR-0020)
  only_required boolean not null default false,
  constraint user_skills_user_id_skill_id_key unique (user_id, skill_id)
);

create index user_skills_skill on user_skills (skill_id);

-- Imports of clients and vacancies from a table (INT-15, ADR-0126). A row of imported_records is written in the transaction of its record and
-- never changed, so that a record with another `xmin` was changed since. `added` holds the columns that a known record got,
-- `notices` the cells that do not count as they are written.
create table record_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('clients', 'vacancies')),
  created_by bigint not null references users,
  created_at timestamptz not null,
  file_name text not null,
  added integer not null default 0,
  completed integer not null default 0,
  undone_at timestamptz,
  stayed integer not null default 0
);

create index record_imports_by on record_imports (created_by);

create index record_imports_of on record_imports (kind, created_by, id);

-- How a colleague wants e-mails about a kind of notice; without a row the default applies (NOT-02).
create table notice_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply', 'team_joined')),
  delivery text not null check (delivery in ('at_once', 'daily', 'never')),
  primary key (user_id, kind)
);

-- The site's day of a colleague's last daily e-mail, so that there is one a day.
create table notice_digests (
  user_id bigint primary key references users on delete cascade,
  day date not null
);

-- Messages that were not taken although they answer an e-mail of the site, or could not be read at all.
create table passed_messages (
  id bigint generated always as identity primary key,
  -- The person whose e-mail it answers.
  user_id bigint references users,
  uid_validity bigint not null,
  uid bigint not null,
  from_address text not null default '',
  subject text not null default '',
  reason text not null check (reason in ('not_handed_over', 'too_slow', 'too_large', 'crashed', 'unreadable', 'refused', 'too_many')),
  passed_at timestamptz not null,
  constraint passed_messages_uid_validity_uid_key unique (uid_validity, uid)
);

create index passed_messages_of_person on passed_messages (user_id) where user_id is not null;

-- Vacancies: drafts, published and closed ones.
create table vacancies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  client_id bigint not null references clients,
  title text not null,
  reports_to text not null,
  openings integer not null check (openings > 0),
  city text not null,
  employment_type text not null check (employment_type in ('FullTime', 'PartTime')),
  work_mode text not null check (work_mode in ('Remote', 'Present')),
  -- Urgent ones come first in the public list
  priority text not null check (priority in ('Normal', 'Urgent')),
  language text not null check (language in ('es', 'en')),
  -- published; with published_at and expired it tells the four states
  active boolean not null,
  currency_id integer not null references currencies,
  salary_mode text not null check (salary_mode in ('agreed', 'single', 'range')),
  salary_min numeric(14,2),
  salary_max numeric(14,2),
  description_html text not null,
  essential_html text not null,
  knowledge_html text not null,
  minimum_html text not null,
  preferred_html text not null,
  conditions text not null,
  -- description_html without markup, for cards and search; written together with it
  description_text text not null,
  -- the first time; never taken back (ADR-0006)
  published_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
  search tsvector generated always as (search_document(language, title || ' ' || city || ' ' || description_text)) stored not null,
  city_search tsvector generated always as (search_document(language, city)) stored not null,
  -- the rules by which the texts were sanitised
  rich_text_version smallint not null default 0,
  country text check (country ~ '^[A-Z]{2}$'),
  -- the last day to apply, in the time zone of the site (ADR-0006)
  closes_on date,
  owner_id bigint references users on delete set null,
  -- closed by its last day and not by hand
  expired boolean not null default false,
  constraint vacancies_check check (not (active and expired)),
  constraint vacancies_published check ((not active) or (published_at is not null)),
  constraint vacancies_salary check (
    (salary_mode = 'agreed' and (salary_min is null) and (salary_max is null))
    or (salary_mode = 'single' and (salary_min is not null) and (salary_max is null))
    or (salary_mode = 'range' and (salary_min is not null) and salary_max >= salary_min)
  )
) with (toast_tuple_target = 256);

alter table vacancies alter column title set storage main;

alter table vacancies alter column city set storage main;

alter table vacancies alter column search set storage main;

alter table vacancies alter column city_search set storage main;

create index vacancies_active_by_created on vacancies (created_at, id) where active;

create index vacancies_by_created on vacancies (created_at, id);

create index vacancies_by_employment_type on vacancies (employment_type, id);

create index vacancies_by_last_day on vacancies (closes_on) where active and closes_on is not null;

create index vacancies_by_openings on vacancies (openings, id);

create index vacancies_by_priority on vacancies (priority, id);

create index vacancies_by_title on vacancies (in_order(title) collate cantera_order, id);

create index vacancies_city_en on vacancies using gin (city_search) where active and language = 'en';

create index vacancies_city_es on vacancies using gin (city_search) where active and language = 'es';

create index vacancies_client on vacancies (client_id, created_at, id);

create index vacancies_closed on vacancies (created_at, id) where not active and published_at is not null and not expired;

create index vacancies_currency on vacancies (currency_id);

create index vacancies_drafts on vacancies (created_at, id) where not active and published_at is null;

create index vacancies_expired on vacancies (created_at, id) where expired;

create index vacancies_newest on vacancies (published_at desc, id desc) where active;

create index vacancies_owner on vacancies (owner_id, created_at, id);

create index vacancies_public on vacancies (language, (priority = 'Urgent') desc, published_at desc, id desc) where active;

-- The public order once more under each filter that halves it: a filter that hardly fits would otherwise read to the end.
create index vacancies_public_by_mode on vacancies (language, work_mode, (priority = 'Urgent') desc, published_at desc, id desc) where active;

create index vacancies_public_by_type on vacancies (language, employment_type, (priority = 'Urgent') desc, published_at desc, id desc) where active;

-- Staff search everything; visitors one language at a time, in indexes that hold just what they may see.
create index vacancies_search on vacancies using gin (search);

create index vacancies_search_en on vacancies using gin (search) where active and language = 'en';

create index vacancies_search_es on vacancies using gin (search) where active and language = 'es';

create trigger remember_inserted_words after insert on vacancies
  referencing new table as changed for each statement execute function remember_search_words();

create trigger remember_updated_words after update on vacancies
  referencing new table as changed for each statement execute function remember_search_words();

-- The skills that a vacancy asks for.
create table vacancy_skills (
  vacancy_id bigint not null references vacancies on delete cascade,
  skill_id bigint not null references skills,
  primary key (vacancy_id, skill_id)
);

create index vacancy_skills_skill on vacancy_skills (skill_id);

-- mark_applications_of_skills() is of figures.
create trigger vacancy_skills_deleted_figures after delete on vacancy_skills
  referencing old table as changed for each statement execute function mark_applications_of_skills();

create trigger vacancy_skills_inserted_figures after insert on vacancy_skills
  referencing new table as changed for each statement execute function mark_applications_of_skills();

-- Links that set a password: for a person who forgot theirs, and for an invited colleague who has none yet. Only a hash of the link is stored.
create table account_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'invitation', 'consent', 'objection')),
  -- the address that it was sent to: with another one the link is worth nothing
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- by itself or by another way to a new password
  used_at timestamptz
);

create index account_links_expiry on account_links (expires_at);

create index account_links_user on account_links (user_id);

-- Each consent that a person gave on the site, with the hash of the text that was read (ADR-0019).
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  version text not null,
  language text not null check (language in ('es', 'en')),
  text_sha256 text not null,
  given_at timestamptz not null default now(),
  privacy_version integer
);

create unique index consents_once on consents (user_id, version);

-- Entries of staff whose address somebody registered with (INT-11, ADR-0119). The account has the address; the entry gets it back if the
-- account leaves it before it is confirmed, and is merged into the account once it is.
create table yielded_addresses (
  user_id bigint primary key references users on delete cascade,
  account_id bigint not null references users,
  address text not null,
  yielded_at timestamptz not null
);

create index yielded_addresses_account on yielded_addresses (account_id);

-- When a person was first asked for consent by e-mail, and how many reminders followed. People asked before this migration have no row:
-- their e-mail promised not to write again.
create table consent_requests (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  reminders smallint not null default 0 check (reminders between 0 and 2)
);

create index consent_requests_reminders on consent_requests (reminders, asked_at) where reminders < 2;

-- The document in which candidates are searched, written by triggers alone (ADR-0110).
create table person_search (
  user_id bigint primary key references users on delete cascade,
  document tsvector not null
);

create index person_search_document on person_search using gin (document) with (fastupdate = off);

-- A search by place asks for words of the place alone. The index of whole documents finds these words in every CV too, and then each of
-- these documents must be read (P26).
create index person_search_place on person_search using gin (ts_filter(document, '{d}')) with (fastupdate = off);

-- When a person last did something themselves: used a session, applied or withdrew, or took a test. Null for people who were added and
-- have not come yet. It is a table of its own, because each new instant would otherwise write the search index again.
create table person_activity (
  user_id bigint primary key references users on delete cascade,
  last_active_at timestamptz
);

create index person_activity_latest on person_activity (last_active_at desc nulls last, user_id desc);

-- Searches of candidates that staff saved for themselves, or shared with a role (POO-02).
create table saved_searches (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  -- The owner is user_id. The role whose holders see the search too. Nobody else sees it when the role is gone.
  role_id bigint references roles on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  -- Words, filters and order, as the endpoint takes them.
  query jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index saved_searches_role on saved_searches (role_id, id) where role_id is not null;

create index saved_searches_user on saved_searches (user_id, id);

-- When each person last opened a search: people who came later are new to them.
create table saved_search_openings (
  search_id bigint not null references saved_searches on delete cascade,
  user_id bigint not null references users on delete cascade,
  opened_at timestamptz not null,
  primary key (search_id, user_id)
);

create index saved_search_openings_user on saved_search_openings (user_id);

-- Notes an instant of activity, at most once an hour.
create function note_activity(person bigint, instant timestamptz) returns void
  language sql
  begin atomic
    update person_activity set last_active_at = instant
    where user_id = person and (last_active_at is null or last_active_at < instant - interval '1 hour');
  end;

-- What staff corrected about a person (INT-12). The values are personal data, so they are here and not in the audit, and are erased with the
-- person.
create table corrections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  corrected_by bigint references users,
  corrected_at timestamptz not null,
  field text not null check (field in ('name', 'lastname', 'email', 'phone', 'city', 'birth', 'cv', 'country', 'skills')),
  former text not null,
  present text not null
);

create index corrections_by on corrections (corrected_by);

create index corrections_of on corrections (user_id, id);

-- People whose duplicates are looked for by the next periodic task (ADR-0116).
create table people_to_compare (
  user_id bigint primary key references users on delete cascade
);

-- Pairs of accounts that may be one person, and whether staff keep them apart (ADR-0116).
create table probable_duplicates (
  id bigint generated always as identity primary key,
  older_id bigint not null references users on delete cascade,
  newer_id bigint not null references users on delete cascade,
  by_phone boolean not null,
  by_birth boolean not null,
  by_cv boolean not null,
  found_at timestamptz not null default now(),
  -- Staff noted that they are different people.
  apart_at timestamptz,
  apart_by bigint references users on delete set null,
  constraint probable_duplicates_check check (older_id < newer_id),
  constraint probable_duplicates_older_id_newer_id_key unique (older_id, newer_id)
);

create index probable_duplicates_apart_by on probable_duplicates (apart_by) where apart_by is not null;

create index probable_duplicates_found on probable_duplicates (found_at, id) where apart_at is null;

create index probable_duplicates_newer on probable_duplicates (newer_id);

-- Imports of candidates from a file (INT-03, ADR-0108). The file and `content`, which quotes it, are removed after the import, and after a
-- day without one. `choices` are those of the last preview. `written_in` is the transaction of the import, by which an undo finds what was
-- changed since.
create table imports (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  version integer not null default 1,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  file_name text not null,
  file_id bigint references files on delete set null,
  state text not null default 'draft' check (state in ('draft', 'running', 'done', 'undoing', 'undone')),
  content jsonb,
  choices jsonb,
  plan text not null default '',
  problem text not null default '',
  progress integer not null default 0,
  added integer not null default 0,
  known integer not null default 0,
  twice integer not null default 0,
  wrong integer not null default 0,
  on_board integer not null default 0,
  stayed integer not null default 0,
  vacancy_id bigint references vacancies on delete set null,
  asked_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  next_line integer not null default 0,
  completed integer not null default 0,
  kept integer not null default 0
);

create index imports_drafts on imports (created_at) where state = 'draft';

create index imports_file on imports (file_id) where file_id is not null;

create index imports_of on imports (created_by, id);

create index imports_vacancy on imports (vacancy_id) where vacancy_id is not null;

-- Which line of an import made which person, for its report and its undo.
create table imported_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  primary key (import_id, line)
);

create unique index imported_people_user on imported_people (user_id);

-- What imports added to people who were known before (INT-13, ADR-0108). `added` holds the values and the ids of the rows that the import
-- added, so that its undo finds them; `consent_due_at` is the term that ended with a consent of the file. Like a row of imported_people it is
-- written in the transaction of its person and never changed, so that its `xmin` is the one of all that the import wrote about the person.
create table completed_people (
  import_id bigint not null references imports on delete cascade,
  line integer not null,
  user_id bigint not null references users on delete cascade,
  added jsonb not null,
  consent_due_at timestamptz,
  primary key (import_id, line)
);

create index completed_people_user on completed_people (user_id);

-- Notes of staff on a person.
create table person_notes (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users,
  author_id bigint not null references users,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index person_notes_author on person_notes (author_id);

create index person_notes_of on person_notes (user_id, id);

-- search_changed_entry() is of candidate-search.
create trigger search_changed_note after update of user_id, body or delete on person_notes
  for each row execute function search_changed_entry();

create trigger search_new_notes after insert on person_notes
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

-- Where people are logged in, as their account page lists it.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- keyed hash of the network address of the login: an account under attack still lets its own person in from here
  network_hash text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,
  device_hash text,
  uuid uuid not null default gen_random_uuid() unique,
  browser text not null default '',
  system text not null default '',
  last_used_at timestamptz not null default now()
);

create index sessions_networks on sessions (user_id, network_hash);

create index sessions_user on sessions (user_id, last_used_at) where ended_at is null;

-- note_session() is of candidate-search.
create trigger note_session after insert or update of last_used_at on sessions for each row execute function note_session();

-- The tokens that calls carry, by their hash; looked up at every call (ADR-0004).
create table access_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null
);

create index access_tokens_expiry on access_tokens (expires_at);

create index access_tokens_session on access_tokens (session_id);

-- The tokens that renew a session, by their hash. Each is used once.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index refresh_tokens_expiry on refresh_tokens (expires_at);

create index refresh_tokens_session on refresh_tokens (session_id);

-- The tags of each person.
create table person_tags (
  user_id bigint not null references users,
  tag_id bigint not null references tags,
  added_by bigint references users,
  added_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);

-- Without this index the removal of each person reads all tags of all people, as an undo of a large import does 20,000 times.
create index person_tags_added_by on person_tags (added_by) where added_by is not null;

create index person_tags_tag on person_tags (tag_id, user_id);

-- What people with rights did, for good; an erasure takes out what names the person.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  search tsvector generated always as (words_of(detail)) stored not null
);

create index audit_log_newest on audit_log (at desc, id desc);

create index audit_log_of_action on audit_log (action, at desc, id desc);

create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);

create index audit_log_of_actor_and_action on audit_log (actor_id, action, at desc, id desc);

create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc, id desc);

create index audit_log_search on audit_log using gin (search);

-- A test of a skill that a person started.
create table attempts (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  skill_id bigint not null references skills,
  -- the row of the profile that it was taken for; when the candidate deletes that, the attempt stays and counts (decision 34)
  user_skill_id bigint references user_skills on delete set null,
  language text not null check (language in ('es', 'en')),
  state text not null default 'running' check (state in ('running', 'finished', 'expired')),
  -- when the person agreed to what a test records (ADR-0025)
  signals_agreed_at timestamptz not null,
  started_at timestamptz not null,
  -- answers are taken until then
  ends_at timestamptz not null,
  time_limit_seconds integer,
  finished_at timestamptz,
  -- the window that the person answers in; a second one asks before it takes over
  window_id uuid not null,
  -- what the candidate says about the signals, once
  explanation text,
  explained_at timestamptz,
  -- figures of a finished attempt, written again with each rating (decision 35)
  points numeric(6,2),
  -- how many texts wait for a rating
  unrated integer,
  -- reset by staff: it stays readable and does not count any more (decision 34)
  archived_at timestamptz,
  archived_by bigint references users,
  constraint attempts_figures check ((state = 'finished') = ((points is not null) and (unrated is not null))),
  constraint attempts_finished check ((state = 'running') = (finished_at is null))
);

create index attempts_archived_by on attempts (archived_by);

create index attempts_by_points on attempts (skill_id, points, user_id) where state = 'finished' and archived_at is null and unrated = 0;

create index attempts_due on attempts (ends_at) where state = 'running';

create index attempts_of_person on attempts (user_id, skill_id, started_at desc);

create index attempts_of_skill on attempts (skill_id);

create index attempts_of_user_skill on attempts (user_skill_id, started_at desc);

create unique index attempts_running on attempts (user_id, skill_id) where state = 'running';

-- mark_applications_of_attempt() is of figures.
create trigger attempts_inserted_figures after insert on attempts
  for each row when (new.state = 'finished') execute function mark_applications_of_attempt();

create trigger attempts_updated_figures after update of state, points, unrated, archived_at, user_id on attempts
  for each row when (
    (old.state, old.points, old.unrated, old.archived_at, old.user_id) is distinct from
    (new.state, new.points, new.unrated, new.archived_at, new.user_id) and 'finished' in (old.state, new.state)
  ) execute function mark_applications_of_attempt();

-- note_attempt() is of candidate-search.
create trigger note_attempt after insert or update of finished_at on attempts for each row execute function note_attempt();

-- The ten questions of an attempt, with what was answered and the points (ADR-0024).
create table attempt_questions (
  attempt_id bigint not null references attempts on delete cascade,
  -- from 0 to 9
  position smallint not null check (position between 0 and 9),
  question_id bigint not null references questions,
  snapshot_id bigint not null references question_snapshots,
  -- places of the snapshot's answers in the order in which the person sees them
  answer_order smallint[] not null,
  shown_at timestamptz,
  answered_at timestamptz,
  -- of the snapshot's answers
  answer_uuid uuid,
  annotation text,
  -- waited in the browser for a connection (decision 33)
  late boolean not null default false,
  -- a chosen answer's; of a text never
  correct boolean,
  -- 0 to 10; null while a text waits for its rating
  points numeric(4,1) check (points between 0 and 10),
  -- everybody got the points, because the question was broken
  given boolean not null default false,
  paste_answer boolean not null default false,
  copy_answer boolean not null default false,
  copy_question boolean not null default false,
  -- how often the window was left while the question was open
  left_window integer not null default 0 check (left_window >= 0),
  device_changed boolean not null default false,
  network_changed boolean not null default false,
  too_fast boolean not null default false,
  -- keyed hashes, to see a change; forgotten when the attempt ends
  device_hash text,
  network_hash text,
  arrived_late boolean not null default false,
  offline_seconds integer not null default 0 check (offline_seconds >= 0),
  primary key (attempt_id, position)
);

create index attempt_questions_of on attempt_questions (question_id, answered_at desc) where answered_at is not null;

create index attempt_questions_snapshot on attempt_questions (snapshot_id);

-- Written answers without a rating yet, so that finding them reads nothing else (ADR-0028).
create table texts_to_rate (
  attempt_id bigint not null,
  position smallint not null,
  question_id bigint not null references questions,
  -- when their test ended
  since timestamptz not null,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade,
  primary key (attempt_id, position)
);

create index texts_to_rate_of_question on texts_to_rate (question_id, since, attempt_id, position);

-- The skills whose tests may ask a question.
create table question_skills (
  question_id bigint not null references questions on delete cascade,
  skill_id bigint not null references skills,
  primary key (question_id, skill_id)
);

create index question_skills_skill on question_skills (skill_id);

-- Who rated a free text, and as what; a second person's rating is kept beside the first (decision 35).
create table ratings (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  rater_id bigint not null references users,
  code text not null check (code in ('S', 'E', 'R', 'D', 'M')),
  rated_at timestamptz not null,
  withdrawn_at timestamptz,
  -- of the several that a text may have, the one that gives the points
  counts boolean not null,
  question_id bigint not null references questions,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade
);

create index ratings_of_question on ratings (question_id, id desc) where withdrawn_at is null;

create unique index ratings_once on ratings (attempt_id, position, rater_id) where withdrawn_at is null;

create unique index ratings_one_counts on ratings (attempt_id, position) where counts and withdrawn_at is null;

create index ratings_rater on ratings (rater_id, id desc);

-- Texts that one person has rated, those rated the longest ago first: a second opinion is asked of them.
create index ratings_to_second on ratings (question_id, rated_at, attempt_id, position) include (rater_id)
  where counts and withdrawn_at is null;

-- Why points of an answer are what they are.
create table point_changes (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  former_points numeric(4,1),
  points numeric(4,1),
  reason text not null check (reason in ('rated', 'rating_withdrawn', 'broken')),
  actor_id bigint references users,
  at timestamptz not null,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade
);

create index point_changes_actor on point_changes (actor_id);

create index point_changes_of on point_changes (attempt_id, position, id);

-- Which line of an import made or filled which client or vacancy, for its report and its undo (ADR-0126).
create table imported_records (
  import_id bigint not null references record_imports on delete cascade,
  line integer not null,
  client_id bigint references clients on delete cascade,
  vacancy_id bigint references vacancies on delete cascade,
  added jsonb,
  notices jsonb not null default '[]',
  constraint imported_records_check check (num_nonnulls(client_id, vacancy_id) = 1),
  primary key (import_id, line)
);

create index imported_records_client on imported_records (client_id) where client_id is not null;

create index imported_records_vacancy on imported_records (vacancy_id) where vacancy_id is not null;

-- Mentions in notes on a person, and notices about them (NOT-03).
create table note_mentions (
  note_id bigint not null references person_notes on delete cascade,
  user_id bigint not null references users,
  primary key (note_id, user_id)
);

create index note_mentions_user on note_mentions (user_id);

-- A person in a vacancy: the card on its board. The row stays when somebody leaves and comes back, so it exists once for each pair.
create table applications (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  vacancy_id bigint not null references vacancies,
  user_id bigint not null references users on delete cascade,
  stage text not null check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  -- place in the column, a fractional index: putting a card between two others writes one row
  position text collate "C" not null,
  -- raised by every change, so that a client of before is refused
  version integer not null default 1,
  applied_at timestamptz not null default now(),
  -- when the card came to its column
  stage_changed_at timestamptz not null default now(),
  -- not on the board: taken off by staff, or withdrawn
  removed_at timestamptz,
  -- the last stage of which the candidate was notified, and which they see (ADR-0015)
  notified_stage text not null default 'apply' check (notified_stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject')),
  notified_at timestamptz not null default now(),
  -- when the candidate withdrew (ADR-0016)
  withdrawn_at timestamptz,
  -- when a colleague first opened the card
  opened_at timestamptz,
  -- where the application came from, and its word or host in source_name
  source_kind text not null default 'unknown' check (source_kind in ('unknown', 'direct', 'link', 'referrer', 'staff', 'import')),
  source_name text not null default '' check (char_length(source_name) <= 80),
  -- the colleague who put the person into the vacancy
  added_by bigint references users on delete set null,
  rejection_reason_id bigint references rejection_reasons,
  hired_at timestamptz,
  -- since when the person works there no more; the hire stays in figures and openings
  hire_ended_at timestamptz,
  constraint applications_hire_ended check ((hire_ended_at is null) or (hired_at is not null)),
  constraint applications_vacancy_id_user_id_key unique (vacancy_id, user_id),
  constraint applications_withdrawn_removed check ((withdrawn_at is null) or (removed_at is not null))
);

create index applications_added_by on applications (added_by) where added_by is not null;

-- People in a process by their last notification, until they know that they were selected or rejected.
create index applications_awaiting_news on applications (notified_at, id) include (user_id)
  where removed_at is null and (stage <> notified_stage or notified_stage not in ('approved', 'reject'));

create index applications_board on applications (vacancy_id, stage, position, id) include (user_id) where removed_at is null;

-- Results of one vacancy side by side, in the order in which people applied.
create index applications_by_date on applications (vacancy_id, applied_at, id) include (user_id) where removed_at is null;

create index applications_by_source on applications (source_kind, source_name, user_id) where removed_at is null;

-- Filters of the search begin with the rarest condition, wherever it stands.
create index applications_by_stage on applications (stage, user_id) where removed_at is null;

create index applications_hired on applications (vacancy_id) where hired_at is not null;

create index applications_of_user on applications (user_id, applied_at desc, id desc);

create index applications_rejection_reason on applications (rejection_reason_id) where rejection_reason_id is not null;

create index applications_source on applications (vacancy_id, source_kind, source_name, id) where removed_at is null;

create index applications_unnotified on applications (notified_at, id) include (user_id) where removed_at is null and stage <> notified_stage;

create index applications_unopened on applications (notified_at, id) include (user_id)
  where removed_at is null and opened_at is null and stage = 'apply';

create index applications_withdrawn on applications (vacancy_id, withdrawn_at, id) where withdrawn_at is not null;

-- mark_applications() is of figures.
create trigger applications_deleted_figures after delete on applications
  referencing old table as changed for each statement execute function mark_applications();

create trigger applications_inserted_figures after insert on applications
  referencing new table as changed for each statement execute function mark_applications();

create trigger applications_updated_figures
  after update of vacancy_id, user_id, applied_at, removed_at, source_kind, source_name, rejection_reason_id on applications
  for each row when (
    (old.vacancy_id, old.user_id, old.applied_at, old.removed_at, old.source_kind, old.source_name, old.rejection_reason_id)
      is distinct from
    (new.vacancy_id, new.user_id, new.applied_at, new.removed_at, new.source_kind, new.source_name, new.rejection_reason_id)
  ) execute function mark_application();

-- note_application() is of candidate-search.
create trigger note_application after insert on applications
  for each row when (new.added_by is null and new.source_kind not in ('staff', 'import')) execute function note_application();

create trigger note_changed_application after update of applied_at, withdrawn_at on applications
  for each row when (
    (old.applied_at, old.withdrawn_at) is distinct from (new.applied_at, new.withdrawn_at)
    and (new.withdrawn_at is not null or (new.added_by is null and new.source_kind not in ('staff', 'import')))
  ) execute function note_application();

-- What happened to each application, oldest first. The figures and the undo read it (ADR-0114, ADR-0046).
create table application_history (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  actor_id bigint references users,
  kind text not null check (kind in ('applied', 'moved', 'removed', 'restored', 'withdrawn', 'hired')),
  from_stage text,
  to_stage text,
  at timestamptz not null default now(),
  -- what a move changed, for its undo
  replaced jsonb
);

create index application_history_actor on application_history (actor_id);

create index application_history_of on application_history (application_id, id);

-- mark_applications_of_history() is of figures.
create trigger application_history_deleted_figures after delete on application_history
  referencing old table as changed for each statement execute function mark_applications_of_history();

create trigger application_history_inserted_figures after insert on application_history
  referencing new table as changed for each statement execute function mark_applications_of_history();

create trigger application_history_updated_figures after update of application_id, kind, to_stage, at on application_history
  for each row execute function mark_application_of_history();

-- The interview of an application at a stage, as last announced.
create table interviews (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications on delete cascade,
  stage text not null check (stage in ('firstInterview', 'secondInterview')),
  -- rises with each change, so that calendars replace the earlier invitation of the same uuid
  sequence integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  sender text not null,
  updated_at timestamptz not null default now(),
  place text not null default '',
  note text not null default '',
  cancelled_at timestamptz,
  organizer text not null,
  unique (application_id, stage),
  constraint interviews_check check (starts_at < ends_at)
);

create index interviews_by_organizer on interviews (named_address(organizer));

create index interviews_by_sender on interviews (named_address(sender));

-- What each sequence of an interview's calendar entry said, and what the candidate answered to it, once (decision 61).
create table interview_invitations (
  interview_id bigint not null references interviews on delete cascade,
  sequence integer not null,
  -- it calls the interview off
  cancels boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  sent_at timestamptz not null,
  answer text check (answer in ('confirmed', 'declined', 'other_time')),
  answer_note text not null default '',
  answered_at timestamptz,
  former_answers jsonb not null default '[]',
  constraint interview_invitations_answered check ((answer is null) = (answered_at is null)),
  constraint interview_invitations_cancelled check ((not cancels) or (answer is null)),
  primary key (interview_id, sequence)
);

-- Invitations whose receiver asked for another time.
create index interview_invitations_other_time on interview_invitations (interview_id, sequence) where answer = 'other_time';

-- The colleagues who work on a vacancy beside its owner (ADR-0111).
create table vacancy_members (
  vacancy_id bigint not null references vacancies on delete cascade,
  user_id bigint not null references users on delete cascade,
  added_by bigint references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (vacancy_id, user_id)
);

create index vacancy_members_added_by on vacancy_members (added_by) where added_by is not null;

create index vacancy_members_user on vacancy_members (user_id, vacancy_id);

-- Applications that ended in a merge, with the one that goes on: answers to their e-mails still arrive.
create table joined_applications (
  ended_id bigint primary key,
  application_id bigint not null references applications on delete cascade
);

create index joined_applications_of on joined_applications (application_id);

-- The outbox: written in the transaction of the change that causes the e-mail (MAIL-01).
create table outgoing_emails (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  kind text not null,
  application_id bigint references applications on delete cascade,
  user_id bigint references users on delete cascade,
  stage text,
  language text not null check (language in ('es', 'en')),
  to_name text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  plain text not null,
  calendar text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  dismissed_at timestamptz,
  -- The colleague who sent it, who is told when it fails. Null for e-mails that the site sends by itself.
  actor_id bigint references users on delete set null,
  -- The address of one-click unsubscription (RFC 8058).
  unsubscribe_url text,
  -- The Message-ID of the answered message, and those of the conversation before it (RFC 5322, 3.6.4).
  in_reply_to text,
  thread text
);

create index outgoing_emails_actor on outgoing_emails (actor_id) where actor_id is not null;

create index outgoing_emails_failed on outgoing_emails (queued_at, id) where status = 'failed' and dismissed_at is null;

create index outgoing_emails_of_application on outgoing_emails (application_id, id desc);

create index outgoing_emails_of_user on outgoing_emails (user_id);

create index outgoing_emails_reply_to on outgoing_emails (reply_to) where reply_to is not null;

create index outgoing_emails_shared on outgoing_emails (to_address, id desc) where kind = 'share';

create index outgoing_emails_to_interviewers on outgoing_emails (to_address) where kind = 'interviewer';

-- What applying again replaces in the row of an application: the source and the reason of the run before.
create table former_applications (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  applied_at timestamptz not null,
  source_kind text not null,
  source_name text not null,
  rejection_reason_id bigint references rejection_reasons
);

create index former_applications_of on former_applications (application_id);

create index former_applications_reason on former_applications (rejection_reason_id) where rejection_reason_id is not null;

-- Notes of staff on an application.
create table comments (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications on delete cascade,
  author_id bigint not null references users,
  stage text not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search tsvector generated always as (searchable(body)) stored not null,
  constraint comments_stage check (stage in ('apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject'))
);

create index comments_author on comments (author_id);

create index comments_of on comments (application_id, id);

-- E-mails of candidates that answered ours, and messages of machines among them (ADR-0115).
create table replies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users,
  application_id bigint references applications,
  received_at timestamptz not null,
  from_address text not null,
  subject text not null,
  body text not null,
  -- the part of the message that repeats what was answered
  quoted text not null default '',
  automatic boolean not null default false,
  -- Names of attachments that were not stored.
  left_out text[] not null default '{}',
  message_id text not null unique,
  uid_validity bigint not null,
  -- with uid_validity the place of the message in the mailbox, so that none is taken twice
  uid bigint not null,
  email_id bigint references outgoing_emails on delete set null,
  -- somebody answered, or marked it as done
  settled_at timestamptz,
  -- the Message-IDs of the conversation, for the next answer
  thread text not null default '',
  left_application_id bigint references applications on delete set null,
  constraint replies_uid_validity_uid_key unique (uid_validity, uid)
);

create index replies_email on replies (email_id) where email_id is not null;

create index replies_left_application on replies (left_application_id) where left_application_id is not null;

create index replies_of_application on replies (application_id, received_at) where application_id is not null;

create index replies_of_person on replies (user_id, id);

create index replies_unsettled on replies (received_at, id) where settled_at is null and not automatic;

-- The files of a reply.
create table reply_files (
  reply_id bigint not null references replies on delete cascade,
  file_id bigint not null references files,
  primary key (reply_id, file_id)
);

create index reply_files_file on reply_files (file_id);

-- The files that colleagues attached to their replies, with the person who got them. A file outlives an e-mail that was not sent.
create table sent_files (
  file_id bigint primary key references files,
  email_id bigint references outgoing_emails on delete set null,
  user_id bigint not null references users
);

create index sent_files_email on sent_files (email_id) where email_id is not null;

create index sent_files_user on sent_files (user_id);

-- Consents that the company holds already: those that came in with a person, and those that staff record (INT-07, INT-09, ADR-0120).
create table held_consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  consented_on date not null,
  manner text not null check (char_length(manner) between 1 and 200),
  declared_by bigint references users on delete set null,
  declared_at timestamptz not null,
  -- The proof of a recorded consent; none for one that was declared.
  note text not null default '' check (char_length(note) <= 2000),
  reply_id bigint references replies on delete set null,
  file_id bigint references files
);

create index held_consents_declared_by on held_consents (declared_by) where declared_by is not null;

create index held_consents_file on held_consents (file_id) where file_id is not null;

create index held_consents_reply on held_consents (reply_id) where reply_id is not null;

create index held_consents_user on held_consents (user_id);

-- Notices tell staff what happened (NOT-01). A receiver has one unread notice about a matter; a repetition only moves its time.
create table staff_notices (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply', 'team_joined')),
  vacancy_id bigint references vacancies on delete cascade,
  application_id bigint references applications on delete cascade,
  skill_id bigint references skills on delete cascade,
  comment_id bigint references comments on delete cascade,
  email_id bigint references outgoing_emails on delete cascade,
  -- The first and the last event of the notice.
  since timestamptz not null,
  at timestamptz not null,
  read_at timestamptz,
  -- The last event that an e-mail told of.
  mailed_at timestamptz,
  note_id bigint references person_notes on delete cascade,
  reply_id bigint references replies on delete cascade,
  -- Notes on a person and answers without an application have negative numbers, so that they differ from comments and applications.
  matter_id bigint generated always as (coalesce(comment_id, (- note_id), email_id, application_id, (- reply_id), vacancy_id, (0)::bigint)) stored not null,
  caused_by bigint references users on delete set null
);

create index staff_notices_application on staff_notices (application_id);

create index staff_notices_at on staff_notices (at);

create index staff_notices_caused_by on staff_notices (caused_by) where caused_by is not null;

create index staff_notices_comment on staff_notices (comment_id);

create index staff_notices_email on staff_notices (email_id);

create index staff_notices_note on staff_notices (note_id);

create index staff_notices_of_user on staff_notices (user_id, at, id);

create index staff_notices_reply on staff_notices (reply_id);

create index staff_notices_skill on staff_notices (skill_id);

create index staff_notices_unmailed on staff_notices (user_id) where read_at is null and (mailed_at is null or mailed_at < at);

create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;

create index staff_notices_vacancy on staff_notices (vacancy_id);

-- Colleagues named in a comment, so that a search for their name finds it (NOT-03).
create table comment_mentions (
  comment_id bigint not null references comments on delete cascade,
  user_id bigint not null references users,
  primary key (comment_id, user_id)
);

create index comment_mentions_user on comment_mentions (user_id);
