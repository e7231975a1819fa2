-- A promoted standby cannot read an unlogged sequence, and every change that announces something failed there (HAV-01).
alter sequence live_events_id_seq set logged;
