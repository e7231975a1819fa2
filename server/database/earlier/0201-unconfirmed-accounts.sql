-- Accounts that registered and have not confirmed an address expire (REG-09, ADR-0146).
alter table users
  add column confirm_due_at timestamptz,
  add column confirm_reminded_at timestamptz;

-- Accounts of before get their whole term from now on. Accounts that changed their address may have confirmed the one before.
update users set confirm_due_at = now() + interval '30 days'
where email_verified_at is null and added_at is null and invited_at is null and role_id = 2 and not is_demo and deleted_at is null
  and not exists (select from outgoing_emails where outgoing_emails.user_id = users.id and kind = 'email_changed');

create index users_unconfirmed on users (confirm_due_at, id) where confirm_due_at is not null;
