-- What is no personal data in the history of a sale stays too.
create or replace function mudancas_sem_dados_pessoais(mudancas jsonb) returns jsonb
  language sql immutable strict parallel safe
  as $$
    select coalesce(jsonb_agg(
      case when m ->> 'campo' in ('empresa', 'tipo_pessoa', 'situacao', 'origem', 'finalidade', 'concedido',
        'plano', 'mensalidade', 'agendamento', 'vendedor_id') then m
      else jsonb_build_object(
        'campo', m -> 'campo',
        'antes', case when m -> 'antes' in ('null', '[]') then m -> 'antes' else '"removido (LGPD)"' end,
        'depois', case when m -> 'depois' in ('null', '[]') then m -> 'depois' else '"removido (LGPD)"' end)
      end order by posicao), '[]')
    from jsonb_array_elements(mudancas) with ordinality as t (m, posicao)
  $$;--> statement-breakpoint
create function foi_anonimizado(entidade text, id uuid) returns boolean language sql stable
  as $$
    select exists (
      select 1 from cliente c where c.anonimizado_em is not null and c.id = case entidade
        when 'cliente' then $2
        when 'venda' then (select v.cliente_id from venda v where v.id = $2) end)
  $$;--> statement-breakpoint
-- The one change that the audit takes, now also on the history of a sale whose client is anonymised already.
create or replace function recusar_mudanca_na_linha_da_auditoria() returns trigger language plpgsql
  as $$
  declare
    anonimizada auditoria := old;
  begin
    anonimizada.mudancas := mudancas_sem_dados_pessoais(old.mudancas);
    if old.autor = 'ASSINANTE' then
      anonimizada.autor_nome := 'removido (LGPD)';
      anonimizada.ip := null;
      anonimizada.agente := null;
    end if;
    if new is not distinct from anonimizada and foi_anonimizado(old.entidade, old.entidade_id) then
      return new;
    end if;
    raise exception 'a auditoria não se altera';
  end $$;
