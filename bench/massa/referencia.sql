-- The same people in the simplest table that can answer the same questions: what PostgreSQL itself gives.
drop table if exists cliente_nu;
create table cliente_nu as
select c.codigo as id, c.nome, c.cpf_cnpj, coalesce(c.email, '') as email, c.telefones -> 0 ->> 'numero' as telefone,
  m.nome as cidade, m.uf::char(2) as uf, lower(c.situacao) as situacao, c.criado_em as created_at
from cliente c join municipio m on m.codigo = c.codigo_ibge
order by c.codigo;
alter table cliente_nu add primary key (id);
create unique index cliente_nu_documento on cliente_nu (cpf_cnpj);
create index cliente_nu_telefone on cliente_nu (telefone);
create index cliente_nu_recentes on cliente_nu (created_at desc, id desc);
create index cliente_nu_nome on cliente_nu using gin (bench_simples(nome) gin_trgm_ops);
