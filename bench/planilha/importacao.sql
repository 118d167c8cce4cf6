-- $1 rows of a spreadsheet for a database of clients. Of 100 rows, 98 are new, one corrects an existing client
-- and one has an invalid CPF.
select case n % 100
    when 0 then (select cpf_cnpj from cliente where codigo = n - 9)
    when 1 then overlay(cpf placing translate(right(cpf, 1), '0123456789', '1234567890') from 11)
    else cpf end as documento,
  'Cliente Importado ' || n as nome, 'importado' || n || '@exemplo.com.br' as email,
  '(' || 11 + n % 9 || ') 9' || 80000000 + n as telefone, '13010' || lpad((n % 999)::text, 3, '0') as cep,
  'Rua ' || n % 500 as logradouro, (1 + n % 2000)::text as numero, 'Centro' as bairro, 'Campinas' as cidade, 'SP' as uf,
  'BENCH-' || n as codigo
from generate_series(1, $1::integer) n
-- Numbers that no generated client has.
cross join lateral (select bench_cpf(((5000000 + n)::bigint * 7919 * 10007 % 1000000000)::integer) as cpf) documentos
