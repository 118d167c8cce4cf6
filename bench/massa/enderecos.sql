-- The installation address of clients $1 to $2. One in five also has another billing address.
insert into cliente_endereco (id, cliente_id, tipo, ordem, cep, logradouro, numero, complemento, bairro, codigo_ibge,
  referencia, latitude, longitude)
select bench_uuid(c.criado_em, 'endereco ' || c.codigo || tipo), c.id, tipo, ordem,
  lpad((1000000 + floor(random() * 98000000))::int::text, 8, '0'),
  ruas[1 + floor(random() * cardinality(ruas))::int], (1 + floor(power(random(), 2) * 3000))::int::text,
  case when c.codigo % 4 = 0 then 'Apto ' || (1 + c.codigo % 190) end,
  bairros[1 + floor(random() * cardinality(bairros))::int], c.codigo_ibge,
  case when c.codigo % 6 = 0 then 'Perto da padaria' end,
  case when c.codigo % 3 = 0 then -33 + random() * 36 end,
  case when c.codigo % 3 = 0 then -70 + random() * 34 end
from cliente c
cross join (values ('INSTALACAO', 0), ('COBRANCA', 1)) tipos (tipo, ordem)
cross join (select
  string_to_array('Rua das Flores,Rua XV de Novembro,Avenida Brasil,Rua São José,Rua Sete de Setembro,Rua Tiradentes,'
    'Avenida Getúlio Vargas,Rua Santos Dumont,Rua da Paz,Travessa das Acácias,Rua Dom Pedro II,Rodovia BR-101', ',') as ruas,
  string_to_array('Centro,Jardim América,Vila Nova,São Francisco,Santa Luzia,Boa Vista,Bela Vista,Industrial', ',') as bairros
) listas
where c.codigo between $1 and $2 and (ordem = 0 or c.codigo % 5 = 0)
order by c.codigo, ordem
