-- A contract for each sale that was concluded, and a ticket for one in eight of them. One ticket in ten is still open.
select setseed(0.5);

-- The generated sales have nothing frozen in them. Of 500 the contract can be opened: they have what one that was sent has.
update venda v set oferta = m.oferta, preco = m.preco, cliente = v.cliente || '{"tipo_pessoa": "PF"}'
from (select oferta, preco from venda where oferta <> '{}' order by criado_em desc limit 1) m
where v.situacao = 'CONCLUIDA' and v.oferta = '{}'
  and v.protocolo % (select greatest(1, max(protocolo) / 500) from venda where oferta = '{}') = 0;

insert into cliente_plano (id, venda_id, cliente_id, endereco_id, situacao, plano_nome, mensalidade, ativo_desde,
  fidelidade_ate, criado_em, atualizado_em)
select bench_uuid(aprovada_em, 'contrato ' || protocolo), id, cliente_id, endereco_id, 'ATIVO', plano_nome, mensalidade,
  concluida_em::date, concluida_em::date + interval '12 months', aprovada_em, concluida_em
from venda where situacao = 'CONCLUIDA';

-- Suspended once, and to be suspended again.
insert into contrato_evento (id, contrato_id, tipo, dia, situacao, dados, motivo, autor, quem, criado_em, aplicado_em)
select bench_uuid(k.criado_em, e.tipo || e.dias || k.id), k.id, e.tipo, k.ativo_desde + e.dias, e.situacao, '{}', 'A pedido do cliente',
  'PESSOA', 'Atendente', k.criado_em, case when e.situacao = 'FEITO' then k.ativo_desde + e.dias end
from cliente_plano k join venda v on v.id = k.venda_id
cross join (values ('SUSPENSAO', 3, 'FEITO'), ('REATIVACAO', 9, 'FEITO'), ('SUSPENSAO', 3650, 'PLANEJADO')) e(tipo, dias, situacao)
where v.oferta <> '{}' and k.situacao = 'ATIVO';

insert into atendimento (id, empresa_id, cliente_id, cliente_plano_id, tipo, prioridade, canal, assunto, solicitante_nome,
  responsavel_id, aberto_por, situacao, situacao_em, prazo, contado_desde, cliente_texto, criado_em, atualizado_em)
with atendentes as materialized (
  select array_agg(id order by id) as todos from usuario where email like 'vendedor%@bench.example'
),
sorteio as materialized (
  select v.protocolo, v.empresa_id, k.id as contrato_id, k.cliente_id, v.cliente_nome, v.cliente ->> 'cpf_cnpj' as documento,
    k.atualizado_em as desde, random() as sorte, random() as demora, random() as quem, random() as qual
  from cliente_plano k join venda v on v.id = k.venda_id where v.protocolo % 8 = 3 and k.situacao = 'ATIVO'
),
situados as (
  select *, case when sorte < 0.05 then 'ABERTO' when sorte < 0.07 then 'EM_ANDAMENTO' when sorte < 0.09
      then 'AGUARDANDO_CLIENTE' when sorte < 0.1 then 'REABERTO' else 'FECHADO' end as situacao,
    case when sorte < 0.1 then timestamptz '2026-11-01' + demora * interval '14 days'
      else desde + demora * (timestamptz '2026-11-01' - desde) end as criado
  from sorteio
)
select bench_uuid(s.criado, 'atendimento ' || s.protocolo), s.empresa_id, s.cliente_id, s.contrato_id,
  (array['SUPORTE', 'SUPORTE', 'SUPORTE', 'FINANCEIRO', 'MUDANCA_PLANO', 'OUTRO'])[1 + floor(s.qual * 6)::int],
  (array['BAIXA', 'NORMAL', 'NORMAL', 'ALTA', 'URGENTE'])[1 + floor(s.quem * 5)::int],
  (array['TELEFONE', 'WHATSAPP', 'WHATSAPP', 'LOJA'])[1 + floor(s.demora * 4)::int],
  'Internet lenta à noite', s.cliente_nome,
  case when s.qual < 0.8 then a.todos[1 + floor(s.quem * 12)::int] end, a.todos[1 + floor(s.quem * 12)::int],
  s.situacao, s.criado + interval '6 hours', s.criado + s.quem * interval '20 days', s.criado,
  s.cliente_nome || ' ' || s.documento, s.criado, s.criado + interval '6 hours'
from situados s, atendentes a
