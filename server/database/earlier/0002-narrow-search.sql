-- Words with digits keep no accents either, like every other word.
alter text search configuration cantera_es alter mapping for numword, numhword, hword_numpart with unaccent, simple;
alter text search configuration cantera_en alter mapping for numword, numhword, hword_numpart with unaccent, simple;
alter text search configuration cantera_plain alter mapping for numword, numhword, hword_numpart with unaccent, simple;

-- The words of a text, each marked with its language: 'es:gerentes' as it stands, 'es=gerent' as its stem. Marked, a Spanish word
-- is rare among English vacancies for the planner too, which otherwise reads them all to find none.
create function search_document(language text, content text) returns tsvector
  language sql immutable parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
      select translate(content, './\-_@:+#&=~', '            ') as text
    ) as cleaned,
    lateral (
      select language || ':' || unnest(tsvector_to_array(to_tsvector('cantera_plain', text)))
      union all
      select language || '=' || unnest(tsvector_to_array(
        to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, text)
      ))
    ) as words (word)
  );

-- What finds one word in such a text: its beginning or its stem. A long stem that the word begins with says both at once.
create function search_word(language text, word text) returns tsquery
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(
      case
        when stem is null then quote_literal(language || ':' || plain) || ':*'
        when starts_with(plain, stem) and length(stem) > 5 then quote_literal(language || ':' || stem) || ':*'
        else quote_literal(language || ':' || plain) || ':* | ' || quote_literal(language || '=' || stem)
      end, ' | '), '')::tsquery
    from unnest(tsvector_to_array(to_tsvector('cantera_plain', word))) as plains (plain)
    cross join lateral (
      select (tsvector_to_array(to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, plain)))[1]
    ) as stems (stem)
  );

-- A search that walks the newest first tests each row's words: they stay in the row, small (nobody ranks by their positions),
-- and the long texts that only a vacancy's own page shows move out of it.
alter table vacancies drop column search;
alter table vacancies drop column city_search;
alter table vacancies add column search tsvector not null
  generated always as (search_document(language, title || ' ' || city || ' ' || description_text)) stored;
alter table vacancies add column city_search tsvector not null generated always as (search_document(language, city)) stored;
alter table vacancies set (toast_tuple_target = 256);
alter table vacancies alter column title set storage main;
alter table vacancies alter column city set storage main;
alter table vacancies alter column search set storage main;
alter table vacancies alter column city_search set storage main;
-- Staff search everything; visitors one language at a time, in indexes that hold just what they may see.
create index vacancies_search on vacancies using gin (search);
create index vacancies_search_es on vacancies using gin (search) where active and language = 'es';
create index vacancies_search_en on vacancies using gin (search) where active and language = 'en';
create index vacancies_city_es on vacancies using gin (city_search) where active and language = 'es';
create index vacancies_city_en on vacancies using gin (city_search) where active and language = 'en';

-- The public order once more under each filter that halves it: a filter that hardly fits would otherwise read to the end.
create index vacancies_public_by_mode on vacancies (language, work_mode, (priority = 'Urgent') desc, published_at desc, id desc) where active;
create index vacancies_public_by_type on vacancies (language, employment_type, (priority = 'Urgent') desc, published_at desc, id desc) where active;

-- Rows that were there are written once more, so that their columns lie as new ones do.
update vacancies set version = version;
