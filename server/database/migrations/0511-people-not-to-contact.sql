-- The list of people who must not be contacted (CON-02), who are few.
create index users_no_contact on users (id) where no_contact_since is not null;
