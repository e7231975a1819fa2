-- People in a process by the last word they had, while one is still owed: nobody is once they know that they were chosen or not.
create index applications_unheard on applications (told_at, id)
  where removed_at is null and (stage <> told_stage or told_stage not in ('approved', 'reject'));

-- E-mails that were given up, until somebody sends them again or takes them off the list.
alter table outgoing_emails add column dismissed_at timestamptz;
create index outgoing_emails_failed on outgoing_emails (queued_at, id) where status = 'failed' and dismissed_at is null;

-- Invitations whose receiver asked for another time.
create index interview_invitations_other_time on interview_invitations (interview_id, sequence) where answer = 'other_time';

-- Unread messages by themselves, newest first.
drop index contact_messages_unread;
create index contact_messages_unread on contact_messages (created_at, id) where read_at is null;
