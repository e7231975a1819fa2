-- The document in which candidates are searched (ADR-0110): name and address (A), profile and notes (B), CV (C) and place (D). Only
-- write_person_search() writes it, for the triggers of the tables whose words it has: users, profiles, education, work_experience,
-- person_notes and file_texts. They are triggers, because five features and the ground write these tables, single rows and whole imports,
-- and none of them could forget the document.
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

-- The text of a CV was read, or read again.
create function search_read_cv() returns trigger language plpgsql as $$
begin
  perform write_person_search(array(select id from users where cv_file_id = coalesce(new.file_id, old.file_id)), true);
  return null;
end $$;

-- A person has another name, address or CV. The words of a new CV come with its text.
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

-- Notes on a person have the weight of the profile: all staff who search candidates may read them (ADR-0116). The ids of colleagues whom a
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
