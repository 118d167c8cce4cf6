-- Every client written goes through these, an import a hundred thousand times over. Their answers stay as they were, so
-- what is stored already needs no rewriting. In plpgsql, for PostgreSQL starts a whole query for a function in SQL that it
-- cannot inline, which costs several times what these expressions do.
create or replace function sem_acento(texto text) returns text
  language plpgsql immutable strict parallel safe
  as $$
  begin
    -- House numbers and documents are most of what comes here.
    if texto ~ '^[a-z0-9]*$' then
      return texto;
    end if;
    return btrim(regexp_replace(lower(public.unaccent('public.unaccent', texto)), '[^a-z0-9]+', ' ', 'g'));
  end
  $$;--> statement-breakpoint
create or replace function minusculas_sem_acento(texto text) returns text
  language plpgsql immutable strict parallel safe
  as $$
  begin
    -- One byte a letter: nothing here has an accent, nor needs the rules of a language.
    if octet_length(texto) = length(texto) then
      return lower(texto collate "C");
    end if;
    return lower(public.unaccent('public.unaccent', texto));
  end
  $$;--> statement-breakpoint
create or replace function chaves_de_telefone(telefones jsonb) returns text[]
  language plpgsql immutable strict parallel safe
  as $$
  declare
    chaves text[] := '{}';
    numero text;
  begin
    for i in 0 .. jsonb_array_length(telefones) - 1 loop
      numero := telefones -> i ->> 'numero';
      chaves[i + 1] := case
        when numero ~ '^\+55\d{2}9[6-9]\d{7}$' then substr(numero, 4, 2) || substr(numero, 7)
        when numero ^@ '+55' then substr(numero, 4)
        else numero
      end;
    end loop;
    return chaves;
  end
  $$;--> statement-breakpoint
create or replace function telefone_principal(telefones jsonb) returns text
  language plpgsql immutable strict parallel safe
  as $$
  begin
    if telefones -> 0 -> 'principal' = 'true'::jsonb then
      return telefones -> 0 ->> 'numero';
    end if;
    return coalesce(jsonb_path_query_first(telefones, '$[*] ? (@.principal == true).numero'), telefones -> 0 -> 'numero')
      #>> '{}';
  end
  $$;--> statement-breakpoint
create type linha_do_cliente as (
  id uuid, codigo integer, tipo_pessoa text, nome text, cpf_cnpj text, email text, telefone text, cidade text, uf text,
  empresa_id uuid, situacao text, restrito boolean, criado_em text, atualizado_em text
);--> statement-breakpoint
create or replace function resumo_do_cliente(
  id uuid, codigo integer, tipo_pessoa text, nome text, cpf_cnpj text, email text, telefones jsonb, cidade text, uf text,
  empresa_id uuid, situacao text, restricao jsonb, criado_em timestamptz, atualizado_em timestamptz
) returns text
  language plpgsql immutable parallel safe
  as $$
  begin
    return row_to_json(row(
      id, codigo, tipo_pessoa, nome, cpf_cnpj, email, public.telefone_principal(telefones), cidade, uf, empresa_id, situacao,
      restricao is not null,
      to_char(criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      to_char(atualizado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    )::public.linha_do_cliente);
  end
  $$;
