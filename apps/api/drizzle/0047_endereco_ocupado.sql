-- Whether something lives at an address: a contract, one that is to move there, or a sale on its way.
create function endereco_ocupado(id uuid) returns boolean
language sql stable parallel safe
as $$
  select exists (select 1 from cliente_plano where endereco_id = $1 and situacao <> 'CANCELADO')
    or exists (select 1 from contrato_evento where endereco_id = $1 and situacao = 'PLANEJADO')
    or exists (select 1 from venda where endereco_id = $1
      and situacao not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA'))
$$;
