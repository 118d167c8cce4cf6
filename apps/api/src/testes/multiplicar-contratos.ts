import type pg from 'pg'

type Colunas = { coluna: string }

/** A hundred thousand at once would take longer than a statement may. */
const DE_CADA_VEZ = 10_000

/** A row again, with another id and what `mudancas` says, for each number of a series called `n`. */
const copiar = async (
  pool: pg.Pool,
  tabela: string,
  id: string,
  vezes: number,
  mudancas: Record<string, string>,
) => {
  const { rows } = await pool.query<Colunas>(
    `select column_name as coluna from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [tabela],
  )
  const colunas = rows.map(({ coluna }) => coluna)
  const valores = colunas.map((coluna) => mudancas[coluna] ?? `t.${coluna}`)
  for (let de = 1; de <= vezes; de += DE_CADA_VEZ)
    await pool.query(
      `insert into ${tabela} (${colunas.join()}) select ${valores.join()}
       from ${tabela} t, generate_series($2::integer, $3::integer) n where t.id = $1`,
      [id, de, Math.min(de + DE_CADA_VEZ - 1, vezes)],
    )
}

/** The same last digits in every table, so that copies point to each other. */
const idNumero = (inicio: string) => `('${inicio}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

type Molde = { id: string; cliente: { id: string; endereco: { id: string } }; venda: { id: string } }

/** As many more contracts like this one, each with a client, an address and a sale of its own. */
export const multiplicarContratos = async (pool: pg.Pool, molde: Molde, vezes: number) => {
  const [cliente, endereco, venda] = [idNumero('c0000000'), idNumero('e0000000'), idNumero('d0000000')]
  await copiar(pool, 'cliente', molde.cliente.id, vezes, {
    ...{ id: cliente, nome: `'Cliente ' || n`, cpf_cnpj: `lpad(n::text, 11, '0')`, id_externo: 'null' },
  })
  await copiar(pool, 'cliente_endereco', molde.cliente.endereco.id, vezes, {
    id: endereco,
    cliente_id: cliente,
  })
  await copiar(pool, 'venda', molde.venda.id, vezes, {
    id: venda,
    cliente_id: cliente,
    endereco_id: endereco,
  })
  await copiar(pool, 'cliente_plano', molde.id, vezes, {
    ...{ id: idNumero('f0000000'), venda_id: venda, cliente_id: cliente, endereco_id: endereco },
  })
}
