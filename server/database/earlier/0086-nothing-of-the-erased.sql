-- What outlived the erasure of an account: the subjects of e-mails in the audit, the answers of SMTP servers that repeat addresses, and
-- addresses in the keys of counts. Counts begin anew.

update audit_log set detail = (detail - 'subject') || coalesce(
  (select jsonb_build_object('mail', kind) from outgoing_emails where outgoing_emails.id = subject_id), '{}'
)
where action in ('email.retried', 'email.dismissed');

update outgoing_emails set last_error = regexp_replace(last_error, '[^\s<>()"'',;:]+@[^\s<>()"'',;:]+', '…', 'g')
where last_error like '%@%';

do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set output = regexp_replace(output::text, '[^\s<>()"'',;:]+@[^\s<>()"'',;:\\]+', '…', 'g')::jsonb
    where output::text like '%@%';
  end if;
end $$;

truncate rate_limits;

-- The address by which a sender is named: alone, or behind a name in angle brackets.
create function named_address(named text) returns text language sql immutable strict parallel safe
  return lower(trim(coalesce(substring(named from '<([^<>]+)>\s*$'), named)));

create index interviews_by_sender on interviews (named_address(sender));
create index interviews_by_organizer on interviews (named_address(organizer));
create index outgoing_emails_to_interviewers on outgoing_emails (to_address) where kind = 'interviewer';
