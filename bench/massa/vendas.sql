-- Sales $1 to $2 out of $3, over three years, more of them lately. The caller sets the seed. Sellers sell unequally: one in
-- a hundred has thousands of sales. What is frozen in a sale is stored apart from its row, and no list reads it: it is
-- left small here.
insert into venda (id, protocolo, empresa_id, canal_venda_id, vendedor_id, donos, cliente_id, cliente_criado, endereco_id,
  plano_id, codigo_ibge, situacao, situacao_em, motivo, dados, cliente, endereco, oferta, preco, cliente_nome, plano_nome,
  cidade, mensalidade, dia_vencimento, forma_pagamento, agendamento_data, agendamento_turno, restricoes,
  resumo_do_envio, criado_em, atualizado_em, analise_em, aprovada_em, agendada_em, concluida_em, reprovada_em,
  cancelada_em)
with listas as materialized (
  select (select array_agg(id order by id) from usuario where email like 'vendedor%@bench.example') as vendedores,
    -- A provider sells in some cities, and not in the whole country.
    (select array_agg(id order by codigo) from cliente where codigo_ibge in (
      select codigo_ibge from cliente group by 1 order by count(*) desc, 1 limit 150)) as clientes,
    (select array_agg(id order by nome) from canal_venda where nome like '% do bench') as canais,
    (select array_agg(id order by codigo) from plano where codigo like 'BENCH-%') as planos
),
precos as materialized (
  select p.id, p.nome, r.valor_mensal from plano p join plano_preco r on r.plano_id = p.id where p.codigo like 'BENCH-%'
),
sorteio as materialized (
  select n, vendedores[1 + quem] as vendedor,
    clientes[1 + (n::bigint * 7919 % cardinality(clientes))::int] as cliente,
    -- Each seller has a channel of their own.
    canais[1 + quem % cardinality(canais)] as canal,
    planos[1 + floor(power(random(), 2) * cardinality(planos))::int] as plano, random() as sorte,
    random() as demora,
    -- The latest ones are still on their way; of the older ones most are concluded.
    timestamptz '2026-11-01 12:00Z' - interval '1095 days' * power(1 - n::float8 / $3, 1.3) as criado
  from listas cross join lateral (
    select n, floor(power(random(), 2) * cardinality(vendedores))::int as quem from generate_series($1::int, $2::int) n) v
),
situadas as (
  select *, case
      when criado > timestamptz '2026-10-12' then (array['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE',
        'EM_ANALISE', 'EM_ANALISE', 'PENDENTE', 'EXPIRADA', 'APROVADA', 'AGENDADA'])[1 + floor(sorte * 8)::int]
      when sorte < 0.84 then 'CONCLUIDA' when sorte < 0.92 then 'CANCELADA' else 'REPROVADA' end as situacao
  from sorteio
)
select bench_uuid(s.criado, 'venda ' || s.n), s.n, c.empresa_id, s.canal, s.vendedor, array[s.vendedor], c.id, false, e.id,
  s.plano, e.codigo_ibge, s.situacao, s.criado + s.demora * interval '48 hours',
  case when s.situacao in ('PENDENTE', 'CANCELADA', 'REPROVADA') then 'Documento ilegível' end, '{}',
  jsonb_build_object('nome', c.nome, 'cpf_cnpj', c.cpf_cnpj, 'telefones', c.telefones), '{}', '{}', '{}', c.nome,
  p.nome, m.nome || ' – ' || m.uf, p.valor_mensal, 10, 'PIX', (s.criado + interval '3 days')::date, 'MANHA', '[]',
  md5(s.n::text), s.criado, s.criado + s.demora * interval '48 hours',
  -- Each step takes its part of the way to the present state. One in two that were cancelled had been approved.
  case when s.situacao not in ('AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EXPIRADA')
    then s.criado + s.demora * interval '12 hours' end,
  case when s.situacao in ('APROVADA', 'AGENDADA', 'CONCLUIDA') or s.situacao = 'CANCELADA' and s.demora < 0.5
    then s.criado + s.demora * interval '24 hours' end,
  case when s.situacao in ('AGENDADA', 'CONCLUIDA') then s.criado + s.demora * interval '36 hours' end,
  case when s.situacao = 'CONCLUIDA' then s.criado + s.demora * interval '48 hours' end,
  case when s.situacao = 'REPROVADA' then s.criado + s.demora * interval '48 hours' end,
  case when s.situacao = 'CANCELADA' then s.criado + s.demora * interval '48 hours' end
from situadas s
join precos p on p.id = s.plano
join cliente c on c.id = s.cliente
join lateral (select id, codigo_ibge from cliente_endereco where cliente_id = c.id order by ordem limit 1) e on true
join municipio m on m.codigo = e.codigo_ibge
