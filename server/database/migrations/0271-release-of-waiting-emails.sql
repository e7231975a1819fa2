-- When waiting e-mails were made due last: each time costs every one of them a try.
alter table mail_delivery add column released_at timestamptz;
