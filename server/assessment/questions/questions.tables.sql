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
  -- may be asked: complete, in use and not broken; kept by every write (SPEC-29, SPEC-60)
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

create constraint trigger answers_exactly_one_correct after update or delete on answers
  deferrable initially deferred for each row execute function one_answer_is_correct();
create constraint trigger answers_first_is_correct after insert on answers
  deferrable initially deferred for each row execute function first_answer_is_correct();

-- The skills whose tests may ask a question.
create table question_skills (
  question_id bigint not null references questions on delete cascade,
  skill_id bigint not null references skills,
  primary key (question_id, skill_id)
);
create index question_skills_skill on question_skills (skill_id);

-- What a question was when it was asked. Never changed: results stand on it (SPEC-38).
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

create function keep_snapshot_answer_media() returns trigger language plpgsql as $$
begin
  insert into snapshot_answer_media (snapshot_id, media_file_id)
  select distinct new.id, (answer ->> 'media_file_id')::bigint
  from jsonb_array_elements(new.answers) as answer
  where answer ->> 'media_file_id' is not null;
  return null;
end $$;

create trigger question_snapshots_answer_media after insert on question_snapshots
  for each row execute function keep_snapshot_answer_media();

-- The media that frozen answers show, as references: a file that a test or a result needs cannot be deleted (SPEC-38).
create table snapshot_answer_media (
  snapshot_id bigint not null references question_snapshots on delete cascade,
  media_file_id bigint not null references files,
  primary key (snapshot_id, media_file_id)
);
create index snapshot_answer_media_file on snapshot_answer_media (media_file_id);

-- A question and its frozen copy name each other.
alter table questions add constraint questions_snapshot_fkey foreign key (snapshot_id) references question_snapshots;
