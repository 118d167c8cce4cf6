-- Sales $1 to $2 out of $3, over two years, more of them lately. The caller sets the seed. Sellers sell unequally: one in
-- a hundred has thousands of sales. What is frozen in a sale is stored apart from its row, and no list reads it: it is
-- left small here.
insert into venda (id, protocolo, empresa_id, canal_venda_id, vendedor_id, donos, cliente_id, cliente_criado, endereco_id,
  plano_id, codigo_ibge, situacao, situacao_em, motivo, dados, cliente, endereco, oferta, preco, cliente_nome, plano_nome,
  cidade, mensalidade, dia_vencimento, forma_pagamento, agendamento_data, agendamento_turno, restricoes,
  resumo_do_envio, criado_em, atualizado_em)
with listas as materialized (
  select (select array_agg(id order by id) from usuario where email like 'vendedor%@bench.example') as vendedores,
    (select array_agg(id order by codigo) from cliente) as clientes,
    (select id from canal_venda where nome = 'Loja do bench') as canal,
    (select id from plano where codigo = 'BENCH-500') as plano
),
sorteio as materialized (
  select n, vendedores[1 + floor(power(random(), 2) * cardinality(vendedores))::int] as vendedor,
    clientes[1 + (n::bigint * 7919 % cardinality(clientes))::int] as cliente, canal, plano, random() as sorte,
    -- The latest ones are still on their way; of the older ones most are concluded.
    timestamptz '2026-11-01 12:00Z' - interval '730 days' * power(1 - n::float8 / $3, 1.3) as criado
  from generate_series($1::int, $2::int) n, listas
),
situadas as (
  select *, case
      when criado > timestamptz '2026-10-12' then (array['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE',
        'EM_ANALISE', 'EM_ANALISE', 'PENDENTE', 'EXPIRADA', 'APROVADA', 'AGENDADA'])[1 + floor(sorte * 8)::int]
      when sorte < 0.84 then 'CONCLUIDA' when sorte < 0.92 then 'CANCELADA' else 'REPROVADA' end as situacao
  from sorteio
)
select bench_uuid(s.criado, 'venda ' || s.n), s.n, c.empresa_id, s.canal, s.vendedor, array[s.vendedor], c.id, false, e.id,
  s.plano, e.codigo_ibge, s.situacao, s.criado + interval '2 days' * s.sorte,
  case when s.situacao in ('PENDENTE', 'CANCELADA', 'REPROVADA') then 'Documento ilegível' end, '{}',
  jsonb_build_object('nome', c.nome, 'cpf_cnpj', c.cpf_cnpj, 'telefones', c.telefones), '{}', '{}', '{}', c.nome,
  'Fibra 500', m.nome || ' – ' || m.uf, 10990, 10, 'PIX', (s.criado + interval '3 days')::date, 'MANHA', '[]',
  md5(s.n::text), s.criado, s.criado + interval '2 days' * s.sorte
from situadas s
join cliente c on c.id = s.cliente
join lateral (select id, codigo_ibge from cliente_endereco where cliente_id = c.id order by ordem limit 1) e on true
join municipio m on m.codigo = e.codigo_ibge
