-- A placement names its hire, so that another hire through the same card is placed apart (PLC-01). One whose card was hired again since is of
-- the hire before, whose instant is not known any more.
alter table placements add column hired_at timestamp with time zone;
update placements set hired_at = case when applications.hired_at <= placements.created_at then applications.hired_at else placements.created_at end
from applications where applications.id = placements.application_id;
update placements set hired_at = created_at where hired_at is null;
alter table placements alter column hired_at set not null;
alter table placements drop constraint placements_once;
-- Several features end and restore hires.
create or replace function end_placement() returns trigger
  language plpgsql
  as $$
begin
  update placements set ended_at = new.hire_ended_at where application_id = new.id and hired_at = new.hired_at;
  return null;
end $$;
alter table placements add constraint placements_once UNIQUE (application_id, hired_at);
