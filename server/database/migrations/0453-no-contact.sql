-- People whom nobody may write to, except about an application of their own (CON-02): since when, and why. After it was lifted, the reason is
-- the proof for that.
alter table users add column no_contact_since timestamptz;
alter table users add column no_contact_reason text not null default '';
