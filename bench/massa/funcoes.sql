-- Check digits are mod 11, with weights that rise from right to left. (10 × sum) % 11 % 10 gives the same digit
-- as "11 minus the remainder, or 0 when that has two digits".

create or replace function bench_soma_cpf(base integer, peso integer) returns integer
language sql immutable strict parallel safe
return base % 10 * peso + base / 10 % 10 * (peso + 1) + base / 100 % 10 * (peso + 2)
  + base / 1000 % 10 * (peso + 3) + base / 10000 % 10 * (peso + 4) + base / 100000 % 10 * (peso + 5)
  + base / 1000000 % 10 * (peso + 6) + base / 10000000 % 10 * (peso + 7) + base / 100000000 % 10 * (peso + 8);

-- The casts let PostgreSQL inline the function: concatenating a number and a text is only "stable".
create or replace function bench_cpf(base integer) returns text language sql immutable strict parallel safe
return lpad(base::text, 9, '0') || (bench_soma_cpf(base, 2) * 10 % 11 % 10)::text
  || ((bench_soma_cpf(base, 3) + 2 * (bench_soma_cpf(base, 2) * 10 % 11 % 10)) * 10 % 11 % 10)::text;

-- The same for a CNPJ, with or without letters. The weights go from 2 to 9 and start again. A letter counts as
-- its ASCII code minus 48. So this is the sum of the twelve codes times their weights, minus 48 times the sum of
-- the weights. The second digit includes the first one.
create or replace function bench_soma_cnpj(base bytea, pesos integer[]) returns integer
language sql immutable strict parallel safe
return get_byte(base, 0) * pesos[1] + get_byte(base, 1) * pesos[2] + get_byte(base, 2) * pesos[3]
  + get_byte(base, 3) * pesos[4] + get_byte(base, 4) * pesos[5] + get_byte(base, 5) * pesos[6]
  + get_byte(base, 6) * pesos[7] + get_byte(base, 7) * pesos[8] + get_byte(base, 8) * pesos[9]
  + get_byte(base, 9) * pesos[10] + get_byte(base, 10) * pesos[11] + get_byte(base, 11) * pesos[12];

create or replace function bench_cnpj(base text) returns text language sql immutable strict parallel safe
return (
  select base || primeiro
    || (bench_soma_cnpj(base::bytea, '{6,5,4,3,2,9,8,7,6,5,4,3}') - 48 * 62 + 2 * primeiro) * 10 % 11 % 10
  from (select (bench_soma_cnpj(base::bytea, '{5,4,3,2,9,8,7,6,5,4,3,2}') - 48 * 58) * 10 % 11 % 10 as primeiro) digitos
);

-- The same id for the same client in every run, ordered by time like the app's own ids (UUID version 7).
create or replace function bench_uuid(instante timestamptz, semente text) returns uuid
language sql immutable strict parallel safe
return (lpad(to_hex(floor(extract(epoch from instante) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(semente), 1, 3) || '8' || substr(md5(semente), 4, 15))::uuid;

-- How names are compared in the reference table, which has no column for it.
create or replace function bench_simples(texto text) returns text language sql immutable strict parallel safe
return unaccent('unaccent', lower(texto));
