-- The same mobile with and without its ninth digit has one key: "1187654321". A landline keeps its ten digits.
create function chaves_de_telefone(telefones jsonb) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(regexp_replace(t ->> 'numero', '^\+55(?:(\d{2})9(?=[6-9]\d{7}$))?', '\1')), '{}')
    from jsonb_array_elements(telefones) t
  $$;--> statement-breakpoint
-- Both ways of writing each phone, for who types only a part of it.
create function numeros_de_telefone(telefones jsonb) returns text
  language sql immutable strict parallel safe
  as $$
    select coalesce(string_agg(regexp_replace(t ->> 'numero', '^\+55', ''), ' '), '')
      || ' ' || array_to_string(public.chaves_de_telefone(telefones), ' ')
    from jsonb_array_elements(telefones) t
  $$;
