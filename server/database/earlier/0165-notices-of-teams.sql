-- Notices about joining the team of a vacancy (NOT-05), with the colleague who added the receiver.
alter table staff_notices
  drop constraint staff_notices_kind_check,
  add constraint staff_notices_kind_check check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply', 'team_joined')
  ),
  add column caused_by bigint references users on delete set null;
create index staff_notices_caused_by on staff_notices (caused_by) where caused_by is not null;

alter table notice_settings
  drop constraint notice_settings_kind_check,
  add constraint notice_settings_kind_check check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed', 'reply', 'team_joined')
  );
