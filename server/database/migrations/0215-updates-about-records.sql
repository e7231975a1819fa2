-- Updates about a record of the feature that sends them. The kinds are those that the features declare (ADR-0151); a check here would have to
-- change with each. A record that is deleted leaves its updates behind, which nobody reads any more and the housekeeping removes.
alter table staff_notices drop constraint staff_notices_kind_check;
alter table notice_settings drop constraint notice_settings_kind_check;
alter table staff_notices add column record_id bigint;
-- With the column goes the index of unread updates.
alter table staff_notices drop column matter_id;
alter table staff_notices add column matter_id bigint not null generated always as (
  coalesce(comment_id, - note_id, email_id, application_id, - reply_id, vacancy_id, record_id, 0)
) stored;
create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;
