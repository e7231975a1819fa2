-- Consents that imports declared although their file had a column that they ignored (CON-01). Imports of before knew no column of answers, so that
-- a "no" in it was not read. The headings are gone: staff check the persons against the file.
create table unchecked_consents (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  held_consent_id bigint not null unique references held_consents on delete cascade,
  import_id bigint not null references imports on delete cascade
);
create index unchecked_consents_import on unchecked_consents (import_id, id);

insert into unchecked_consents (held_consent_id, import_id)
select held_consents.id, min(brought.import_id)
from (
  select import_id, user_id from imported_people
  union all
  select import_id, user_id from completed_people where consent_due_at is not null
) as brought
join imports on imports.id = brought.import_id
join held_consents on held_consents.user_id = brought.user_id
where imports.choices -> 'columns' @> '"ignore"' and not imports.choices -> 'columns' @> '"consent_answer"'
  and (held_consents.declared_by = imports.created_by or held_consents.declared_by is null)
  and held_consents.declared_at between imports.created_at and imports.finished_at
  -- A consent that a colleague recorded later has its proof.
  and held_consents.note = '' and held_consents.reply_id is null and held_consents.file_id is null
  and held_consents.withdrawn_at is null
  and not exists (select from consents where consents.user_id = held_consents.user_id)
group by held_consents.id
order by held_consents.id;
