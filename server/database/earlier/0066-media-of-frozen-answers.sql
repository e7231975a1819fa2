-- The media that frozen answers show, as references: a file that a test or a result needs cannot be deleted (decision 38).
create table snapshot_answer_media (
  snapshot_id bigint not null references question_snapshots on delete cascade,
  media_file_id bigint not null references files,
  primary key (snapshot_id, media_file_id)
);
create index snapshot_answer_media_file on snapshot_answer_media (media_file_id);

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

-- A file that is gone already cannot be referenced.
insert into snapshot_answer_media (snapshot_id, media_file_id)
select distinct copy.id, files.id
from question_snapshots as copy, jsonb_array_elements(copy.answers) as answer, files
where files.id = (answer ->> 'media_file_id')::bigint;
