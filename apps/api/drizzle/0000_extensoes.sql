create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
-- Text as people search for it: no accents, no case, no punctuation. `unaccent` is only "stable" because its
-- dictionary could be changed; ours is not, and an index needs the promise.
create function sem_acento(texto text) returns text
  language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent', texto)), '[^a-z0-9]+', ' ', 'g')) $$;
