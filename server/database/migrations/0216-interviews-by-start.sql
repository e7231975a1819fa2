-- The dashboard reads the interviews of today and tomorrow in their order.
create index interviews_by_start on interviews (starts_at, id) where cancelled_at is null;
