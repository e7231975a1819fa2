-- Notices about answers to e-mails (EML-01). An answer remembers the e-mail that it is about, whose writer is told.
alter table replies add column email_id bigint references outgoing_emails on delete set null;
create index replies_email on replies (email_id) where email_id is not null;

alter table staff_notices
  drop constraint staff_notices_kind_check,
  add constraint staff_notices_kind_check check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply')
  ),
  add column reply_id bigint references replies on delete cascade;
create index staff_notices_reply on staff_notices (reply_id);

alter table notice_settings
  drop constraint notice_settings_kind_check,
  add constraint notice_settings_kind_check check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply')
  );

drop index staff_notices_unread;
alter table staff_notices drop column matter_id;
alter table staff_notices
  -- Notes on a person and answers without an application have negative numbers, so that they differ from comments and applications.
  add column matter_id bigint not null generated always as (
    coalesce(comment_id, -note_id, email_id, application_id, -reply_id, vacancy_id, 0)
  ) stored;
create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;
