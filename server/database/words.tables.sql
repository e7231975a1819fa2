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

-- Order and letter case are the same on every database, whatever its locale (ADR-0002).
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

-- Texts are searched in small letters too, before a dictionary would make them by the locale: C knows no capitals but A to Z, and
-- Turkish makes ı of I.
create or replace function searchable(content text) returns tsvector
  language sql immutable parallel safe
  -- Punctuation goes first: the parser would keep a@b.co as one word, and its parts would not be found.
  return to_tsvector(
      'cantera_plain', lower((translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content)) collate cantera_order)
    )
    || array_to_tsvector(signed_terms(content));

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

-- The words in a change's detail, whatever they are called there.
create function words_of(detail jsonb) returns tsvector
  language sql immutable parallel safe
  return (
    select searchable(coalesce(string_agg(value #>> '{}', ' '), ''))
    from jsonb_path_query(detail, '$.**') as found (value)
    where jsonb_typeof(value) = 'string'
  );
