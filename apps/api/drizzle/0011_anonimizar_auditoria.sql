-- A record's history without the person: what is no personal data stays, every other value is replaced. What was
-- empty stays empty, so that one still reads what was filled in, changed or cleared.
create function mudancas_sem_dados_pessoais(mudancas jsonb) returns jsonb
  language sql immutable strict parallel safe
  as $$
    select coalesce(jsonb_agg(
      case when m ->> 'campo' in ('empresa', 'tipo_pessoa', 'situacao', 'origem', 'finalidade', 'concedido') then m
      else jsonb_build_object(
        'campo', m -> 'campo',
        'antes', case when m -> 'antes' in ('null', '[]') then m -> 'antes' else '"removido (LGPD)"' end,
        'depois', case when m -> 'depois' in ('null', '[]') then m -> 'depois' else '"removido (LGPD)"' end)
      end order by posicao), '[]')
    from jsonb_array_elements(mudancas) with ordinality as t (m, posicao)
  $$;--> statement-breakpoint
-- The one change that the audit takes: exactly that, on the history of a client who is anonymised already. No setting
-- and no role opens it for anything else.
create function recusar_mudanca_na_linha_da_auditoria() returns trigger language plpgsql
  as $$
  declare
    anonimizada auditoria := old;
  begin
    anonimizada.mudancas := mudancas_sem_dados_pessoais(old.mudancas);
    if new is not distinct from anonimizada and old.entidade = 'cliente'
      and exists (select 1 from cliente c where c.id = old.entidade_id and c.anonimizado_em is not null)
    then
      return new;
    end if;
    raise exception 'a auditoria não se altera';
  end $$;--> statement-breakpoint
drop trigger auditoria_imutavel on auditoria;--> statement-breakpoint
create trigger auditoria_imutavel before delete or truncate on auditoria
  for each statement execute function recusar_mudanca_na_auditoria();--> statement-breakpoint
create trigger auditoria_imutavel_por_linha before update on auditoria
  for each row execute function recusar_mudanca_na_linha_da_auditoria();
