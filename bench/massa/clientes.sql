-- Clients $1 to $2 out of $3. The caller sets the seed, so the same slice always has the same people.
-- 6 % of the names begin with "Maria" and 8 % contain "Silva", so together they are a common search.
insert into cliente (id, criado_em, atualizado_em, codigo, empresa_id, tipo_pessoa, cpf_cnpj, nome, nome_social,
  nome_fantasia, data_nascimento, nome_mae, email, telefones, codigo_ibge, situacao, restricao, origem, id_externo)
with listas as materialized (
  select
    string_to_array('Maria,José,Ana,João,Antônio,Francisco,Carlos,Paulo,Pedro,Lucas,Luiz,Marcos,Francisca,Gabriel,'
      'Rafael,Antônia,Daniel,Adriana,Marcelo,Juliana,Bruno,Márcia,Eduardo,Fernanda,Felipe,Patrícia,Raimundo,Aline,'
      'Rodrigo,Sandra,Manoel,Camila,Mateus,Amanda,André,Bruna,Fernando,Jéssica,Fábio,Letícia,Leonardo,Júlia,Gustavo,'
      'Luciana,Guilherme,Vanessa,Leandro,Mariana,Tiago,Gabriela,Anderson,Vera,Ricardo,Vitória,Márcio,Larissa,Jorge,'
      'Cláudia,Sebastião,Beatriz,Alexandre,Rita,Roberto,Luana,Edson,Sônia,Diego,Renata,Vítor,Eliane,Sérgio,Josefa,'
      'Cláudio,Simone,Thiago,Natália,Geraldo,Cristiane,Adriano,Carla,Luciano,Débora,Júlio,Rosângela,Renato,Jaqueline,'
      'Alex,Rosa,Caio,Daniela,Heitor,Aparecida,Otávio,Marlene,Ubirajara,Terezinha,Wagner,Lúcia,Yuri,Raquel', ',') as prenomes,
    string_to_array(',,,Aparecida,de Fátima,Eduardo,Henrique,Cristina,Luís,das Graças,Carlos,Augusto,Regina,César,'
      'Vinícius,Helena,Conceição,do Carmo', ',') as meios,
    string_to_array('Silva,Santos,Oliveira,Souza,Rodrigues,Ferreira,Alves,Pereira,Lima,Gomes,Costa,Ribeiro,Martins,'
      'Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,'
      'Machado,Mendes,Freitas,Cardoso,Ramos,Gonçalves,Santana,Teixeira,Araújo,Moura,Bezerra,Borges,Campos,Castro,'
      'Corrêa,Cunha,Duarte,Farias,Figueiredo,Fonseca,Garcia,Leite,Medeiros,Melo,Monteiro,Morais,Neves,Nogueira,Pinto,'
      'Pires,Reis,Sales,Siqueira,Torres,Viana,Cavalcânti,Simões,Magalhães,Guimarães,Assunção,Brandão,Falcão,Leão,'
      'Galvão,Bragança,Conceição,Antunes,Peixoto,Quadros,Xavier,Bittencourt,Damasceno,Fagundes,Gusmão,Holanda,Inácio,'
      'Jardim,Lacerda,Macêdo,Nóbrega,Pacheco,Queirós,Rezende,Sampaio,Tavares,Valença,Wanderley,Mourão,Sá,Paixão,'
      'Sebastião,Frazão,Aragão,Salomão,Romão,Beltrão,Calixto,Damião,Fidélis,Gaspar,Horácio,Évora,Estêvão,Bulhões,'
      'Kubitschek,Uchôa,Yamamoto,Zambrano,Zanetti,Ximenes,D''Ávila', ',') as sobrenomes,
    string_to_array('11,12,13,14,15,16,17,18,19,21,22,24,27,28,31,32,33,34,35,37,38,41,42,43,44,45,46,47,48,49,51,53,54,'
      '55,61,62,63,64,65,66,67,68,69,71,73,74,75,77,79,81,82,83,84,85,86,87,88,89,91,92,93,94,95,96,97,98,99', ',') as ddds,
    '{ATIVO,ATIVO,ATIVO,ATIVO,ATIVO,ATIVO,PROSPECTO,PROSPECTO,SUSPENSO,CANCELADO}'::text[] as situacoes,
    (select array_agg(id order by cnpj) from empresa) as empresas,
    -- The largest cities first, then the others. The skew below fills cities by their position here.
    (select array_agg(codigo order by array_position(
      string_to_array('São Paulo SP,Rio de Janeiro RJ,Brasília DF,Fortaleza CE,Salvador BA,Belo Horizonte MG,Manaus AM,'
        'Curitiba PR,Recife PE,Goiânia GO,Porto Alegre RS,Belém PA,Campinas SP,São Luís MA,Maceió AL,Campo Grande MS,'
        'Teresina PI,João Pessoa PB,Natal RN,Cuiabá MT,Aracaju SE,Florianópolis SC,Uberlândia MG,Ribeirão Preto SP,'
        'Londrina PR,Joinville SC,Juiz de Fora MG,Porto Velho RO,Macapá AP,Vitória ES,Palmas TO,Rio Branco AC,'
        'Boa Vista RR,Maringá PR,Anápolis GO', ','), nome || ' ' || uf), codigo % 97, codigo) from municipio) as cidades
),
sorteio as materialized (
  select n, n % 10 = 0 as pj,
    prenomes[1 + floor(power(random(), 1.64) * cardinality(prenomes))::int] as prenome,
    meios[1 + floor(random() * cardinality(meios))::int] as meio,
    sobrenomes[1 + floor(power(random(), 1.5) * cardinality(sobrenomes))::int] as sobrenome,
    sobrenomes[1 + floor(power(random(), 1.5) * cardinality(sobrenomes))::int] as ultimo,
    cidades[1 + floor(power(random(), 3) * cardinality(cidades))::int] as cidade,
    empresas[1 + floor(power(random(), 2) * cardinality(empresas))::int] as empresa,
    situacoes[1 + floor(random() * cardinality(situacoes))::int] as situacao,
    ddds[1 + floor(random() * cardinality(ddds))::int] as ddd,
    60000000 + floor(random() * 40000000)::int as celular,
    20000000 + floor(random() * 40000000)::int as fixo,
    timestamptz '2026-11-01 00:00Z'
      - make_interval(secs => (1 - n::float8 / $3::integer) * 5 * 365 * 86400 + random() * 3600) as criado,
    random() as acaso,
    -- Multiplied by primes that share no factor with 10: every number comes once, in no particular order.
    n::bigint * 7919 * 10007 as documento
  from generate_series($1::integer, $2::integer) n, listas
)
select bench_uuid(criado, 'cliente ' || n), criado,
  criado + acaso * (timestamptz '2026-11-01 00:00Z' - criado), n, empresa,
  case when pj then 'PJ' else 'PF' end,
  case when pj then bench_cnpj(
      -- One company in four has a CNPJ of the new kind, with letters.
      translate(lpad((documento % 100000000)::text, 8, '0'), '02468', case when n % 40 = 0 then 'ACEGJ' else '02468' end)
        || '000' || 1 + n % 3)
    else bench_cpf((documento % 1000000000)::integer) end,
  case when pj then 'Comércio e Serviços ' || sobrenome || ' & ' || ultimo || ' Ltda.'
    else concat_ws(' ', prenome, nullif(meio, ''), sobrenome, ultimo) end,
  case when not pj and n % 200 = 1 then prenome || ' ' || ultimo end,
  case when pj then 'Casa ' || sobrenome end,
  case when not pj then date '1945-01-01' + floor(acaso * 22000)::int end,
  case when not pj and n % 2 = 1 then 'Maria ' || ultimo end,
  case when n % 8 > 0 then bench_simples(replace(prenome || '.' || sobrenome, '''', '')) || n || '@exemplo.com.br' end,
  jsonb_build_array(jsonb_build_object(
      'numero', '+55' || ddd || '9' || celular, 'tipo', 'CELULAR', 'whatsapp', true, 'principal', true))
    || case when n % 3 > 0 then '[]' else jsonb_build_array(jsonb_build_object(
      'numero', '+55' || ddd || fixo, 'tipo', 'RESIDENCIAL', 'whatsapp', false, 'principal', false)) end,
  cidade, situacao,
  case when n % 100 = 7 then jsonb_build_object(
    'motivo', 'Parcelas em aberto no contrato anterior', 'por', 'Cobrança',
    'em', to_char(criado, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end,
  case when n % 4 = 0 then 'CADASTRO' else 'IMPORTACAO' end,
  case when n % 4 > 0 then 'ERP-' || n end
from sorteio
