-- Reading what strangers send (MIN-02), and answers after a merge (EML-01).

-- The message that is being read, and how often: one that ends the connection or the process twice is passed over.
alter table reply_mailbox
  add column tried_uid bigint not null default 0,
  add column tries integer not null default 0;

-- Messages that were not taken although they answer an e-mail of the site, or could not be read at all.
create table passed_messages (
  id bigint generated always as identity primary key,
  -- The person whose e-mail it answers.
  user_id bigint references users,
  uid_validity bigint not null,
  uid bigint not null,
  from_address text not null default '',
  subject text not null default '',
  reason text not null check (
    reason in ('not_handed_over', 'too_slow', 'too_large', 'crashed', 'unreadable', 'refused', 'too_many')
  ),
  passed_at timestamptz not null,
  unique (uid_validity, uid)
);
create index passed_messages_of_person on passed_messages (user_id) where user_id is not null;

-- Applications that ended in a merge, with the one that goes on: answers to their e-mails still arrive.
create table joined_applications (
  ended_id bigint primary key,
  application_id bigint not null references applications on delete cascade
);
create index joined_applications_of on joined_applications (application_id);

-- The messages of the conversation before a reply, as its References and In-Reply-To name them.
alter table replies add column thread text not null default '';
