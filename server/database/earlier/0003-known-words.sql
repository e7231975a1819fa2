-- Every word that vacancies hold or held, marked with its language like those of search_document. A beginning is looked up here
-- first, because an index on texts finds whole words several times faster than beginnings.
create table search_words (word text collate "C" primary key);

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

create trigger remember_inserted_words after insert on vacancies
  referencing new table as changed for each statement execute function remember_search_words();
create trigger remember_updated_words after update on vacancies
  referencing new table as changed for each statement execute function remember_search_words();

insert into search_words
  select word from ts_stat('select search from vacancies') where substr(word, 3, 1) = ':' order by word collate "C";

-- The stem of a plain word; null for a word that a language does not count.
create function search_stem(language text, plain text) returns text
  language sql immutable parallel safe
  return (tsvector_to_array(to_tsvector(case language when 'es' then 'cantera_es'::regconfig else 'cantera_en'::regconfig end, plain)))[1];

-- What finds one word in such a text: its stem, and the known words of other stems that begin with it. A beginning of very many
-- words stays one. No word stands there twice, by itself and by its stem: the planner would take it for two.
drop function search_word(text, text);
create function search_word(language text, word text) returns tsquery
  language plpgsql stable parallel safe
  as $$
declare
  plain text;
  stem text;
  known text[];
  parts text[] := '{}';
begin
  foreach plain in array tsvector_to_array(to_tsvector('cantera_plain', word)) loop
    stem := search_stem(language, plain);
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
