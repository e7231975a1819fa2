-- The text of each CV, read once after the upload. A file without a row has no text to read.
create table file_texts (
  file_id bigint primary key references files on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'empty', 'failed')),
  -- Why there is no text: a code whose sentence is a message.
  reason text not null default '' check ((reason <> '') = (state in ('empty', 'failed'))),
  text text not null default '' check (text = '' or state = 'read'),
  language text not null default 'es' check (language in ('es', 'en')),
  -- Equal for texts that differ in spaces, punctuation, accents and letter case alone.
  content_hash text,
  queued_at timestamptz,
  read_at timestamptz
);

-- The words of a long text without their positions: each word as it stands, for beginnings, and its stem in the language of the text.
-- Stems stand beside the words unmarked, because a CV mixes languages and is searched in both.
create function text_search(language text, content text) returns tsvector
  language sql immutable parallel safe
  return strip(
    searchable(content)
    || to_tsvector(
      case language when 'en' then 'cantera_en'::regconfig else 'cantera_es'::regconfig end,
      lower(translate(content, './\-_@:+#&=~', '            ') collate cantera_order)
    )
  );

alter table file_texts add column search tsvector not null generated always as (text_search(language, text)) stored;

create index file_texts_search on file_texts using gin (search);
create index file_texts_of_hash on file_texts (content_hash) where content_hash is not null;
create index file_texts_waiting on file_texts (queued_at nulls first, file_id) where state = 'waiting';

-- CVs that are already there are read in small steps after the start.
insert into file_texts (file_id) select id from files where purpose = 'cv';
