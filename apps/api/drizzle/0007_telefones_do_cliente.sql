-- The same mobile with and without its ninth digit has one key: "1187654321". A landline keeps its ten digits.
create function chaves_de_telefone(telefones jsonb) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(regexp_replace(t ->> 'numero', '^\+55(?:(\d{2})9(?=[6-9]\d{7}$))?', '\1')), '{}')
    from jsonb_array_elements(telefones) t
  $$;--> statement-breakpoint
-- Text to search in. Cheaper than `sem_acento`, which also takes the punctuation out: words are looked for within it, where
-- punctuation does no harm, and an import pays for it a hundred thousand times.
create function minusculas_sem_acento(texto text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', texto)) $$;
