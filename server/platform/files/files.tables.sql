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
  -- How often reading took too long; above 0, `queued_at` of a waiting text is its next try.
  tries smallint not null default 0,
  constraint file_texts_check check ((reason <> '') = (state in ('empty', 'failed'))),
  constraint file_texts_check1 check (text = '' or state = 'read')
);
create index file_texts_by_reader on file_texts (reader, file_id);
create index file_texts_of_hash on file_texts (content_hash) where content_hash is not null;
create index file_texts_waiting on file_texts (queued_at nulls first, file_id) where state = 'waiting';

-- compare_text() is of duplicates.
create trigger file_texts_to_compare after update of content_hash on file_texts
  for each row when (old.content_hash is distinct from new.content_hash) execute function compare_text();

-- search_read_cv() is of candidate-search: it writes the words of the text into the search document of the person whose CV the file is. It
-- is a trigger and not a call, because the ground, which reads files, calls no feature, and because a text and its document then never differ.
create trigger search_read_cv after insert or update of text or delete on file_texts
  for each row execute function search_read_cv();

-- Bytes that no row names any more, and when they go (ADR-0010).
create table unnamed_files (
  storage_key text primary key,
  remove_at timestamptz not null
);
