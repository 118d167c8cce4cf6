ALTER TABLE "cliente" ADD COLUMN "cidade" text;--> statement-breakpoint
ALTER TABLE "cliente" ADD COLUMN "uf" text;--> statement-breakpoint
ALTER TABLE "cliente" ADD COLUMN "resumo" text GENERATED ALWAYS AS (resumo_do_cliente(id, codigo, tipo_pessoa, nome, cpf_cnpj, email, telefones, cidade, uf, empresa_id, situacao,
        restricao, criado_em, atualizado_em)) STORED;--> statement-breakpoint
create function dizer_cidade_do_cliente() returns trigger
  language plpgsql
  as $$
  begin
    select nome, uf into new.cidade, new.uf from municipio where codigo = new.codigo_ibge;
    return new;
  end
  $$;--> statement-breakpoint
create trigger cliente_cidade_nova before insert on cliente
  -- An import brings the names along: asking for them row by row would cost it a sixth of its time.
  for each row when (new.cidade is null and new.codigo_ibge is not null) execute function dizer_cidade_do_cliente();--> statement-breakpoint
create trigger cliente_cidade before update of codigo_ibge on cliente
  for each row execute function dizer_cidade_do_cliente();--> statement-breakpoint
create function repetir_nome_do_municipio() returns trigger
  language plpgsql
  as $$
  begin
    update cliente set cidade = new.nome, uf = new.uf where codigo_ibge = new.codigo;
    return null;
  end
  $$;--> statement-breakpoint
-- IBGE renames a city now and then.
create trigger municipio_nome after update of nome, uf on municipio
  for each row when (old.nome is distinct from new.nome or old.uf is distinct from new.uf)
  execute function repetir_nome_do_municipio();
