insert into empresa (id, cnpj, razao_social, nome_fantasia)
select bench_uuid(timestamptz '2021-11-01 00:00Z', 'empresa ' || n), bench_cnpj('4521873' || n || '0001'),
  'Provedor ' || nome || ' Telecomunicações Ltda.', nome
from unnest(array['Rede Norte', 'Fibra Sul', 'Conecta Vale']) with ordinality e (nome, n)
