-- Keys for embedded proofs stand beside those that sign JWTs (PAS-03). All keys so far sign JWTs.
alter table credential_keys add column algorithm text not null default 'ES256';
alter table credential_keys alter column algorithm drop default;
alter table credential_keys add constraint credential_keys_algorithm_check CHECK ((algorithm = ANY (ARRAY['ES256'::text, 'Ed25519'::text])));
create index credential_keys_newest on credential_keys (algorithm, id);
