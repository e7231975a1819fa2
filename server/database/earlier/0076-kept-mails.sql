-- Without an SMTP server an e-mail is kept in the mailbox, and nobody received it (decision 45). Rows noted as 'sent' before this
-- migration stay as they are: nothing says which of them an SMTP server accepted.
alter table outgoing_emails drop constraint outgoing_emails_status_check;
alter table outgoing_emails add constraint outgoing_emails_status_check check (status in ('queued', 'sent', 'kept', 'failed'));
