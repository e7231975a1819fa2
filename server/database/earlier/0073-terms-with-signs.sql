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

-- Abbreviations with a dot after each letter, as one word: "I.A." is found by IA, "D.C." by DC.
create function dotted_words(content text) returns text
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(distinct replace(found[1], '.', ''), ' '), '')
    from regexp_matches(content collate "C", '\m([A-Za-z](?:\.[A-Za-z])+)(?![A-Za-z0-9])', 'g') as found
  );

create or replace function searchable(content text) returns tsvector
  language sql immutable parallel safe
  -- Punctuation goes first: the parser would keep a@b.co as one word, and its parts would not be found.
  return to_tsvector('cantera_plain', translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content))
    || array_to_tsvector(signed_terms(content));

create or replace function search_document(language text, content text) returns tsvector
  language sql immutable parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      -- Punctuation goes first: the parser would keep node.js, java/python or 2025-2026 as one word, and their parts would not be found.
      select translate(content, './\-_@:+#&=~', '            ') || ' ' || dotted_words(content) as text
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

-- Rows that were there are searched by the same terms from now on.
update vacancies set search = default, city_search = default;
update users set search = default;
update clients set search = default;
update skills set search = default;
update questions set search = default;
update contact_messages set search = default;
update comments set search = default;
update roles set search = default;
update notification_templates set search = default;
update audit_log set search = default;
