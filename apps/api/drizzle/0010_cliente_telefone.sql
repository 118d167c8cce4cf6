-- The one that is called first; "+5511987654321".
create function telefone_principal(telefones jsonb) returns text
  language sql immutable strict parallel safe
  as $$
    select coalesce(jsonb_path_query_first(telefones, '$[*] ? (@.principal == true).numero'), telefones -> 0 -> 'numero')
      #>> '{}'
  $$;--> statement-breakpoint
-- One line of the list as the API answers it. "Immutable" because the instants are always written in UTC.
create function resumo_do_cliente(
  id uuid, codigo integer, tipo_pessoa text, nome text, cpf_cnpj text, email text, telefones jsonb, cidade text, uf text,
  empresa_id uuid, situacao text, restricao jsonb, criado_em timestamptz, atualizado_em timestamptz
) returns text
  language sql immutable parallel safe
  as $$
    select row_to_json(linha)::text
    from (
      select id, codigo, tipo_pessoa, nome, cpf_cnpj, email, public.telefone_principal(telefones) as telefone, cidade, uf,
        empresa_id, situacao, restricao is not null as restrito,
        to_char(criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado_em,
        to_char(atualizado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as atualizado_em
    ) linha
  $$;
