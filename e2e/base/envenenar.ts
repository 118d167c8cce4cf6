import pg from 'pg'

type Coluna = { tabela: string; coluna: string; tipo: string }

/** What is compared, decoded or shown by other means than as a text. */
const TECNICAS =
  /(^|_)(id|hash|token|chave|sha256|resumo|resumo_do_envio|senha|busca|mime|icone|cor|fuso|codigo|etapa|estado|ip|provedor|email|telefone|tipo|formato|unidade|campo|banco|cron|tamanho|linha_digitavel|pix|cidade_uf|uf|arquivo|conteudo|texto_sha256|verificador)$/
const SEM_TEXTO_DE_GENTE = [
  ...['credencial', 'sessao', 'token_senha', 'login_microsoft', 'tentativa_de_login', 'tentativa_do_link'],
  ...['municipio', 'configuracao', 'configuracao_segredo', 'arquivo', 'demonstracao', 'cep_consultado'],
]

/** A name or a sentence, and not a value of a list (upper case), an id, a date, an address or an icon. */
const DE_GENTE = `[a-zà-ú]{2}`
const DE_MAQUINA = `^([0-9a-f]{8}-[0-9a-f-]{27}|#[0-9a-f]{6}|[\\w.+-]+@.+|[a-z]+:.*|/.*|[a-z]+/.*|[A-Za-z0-9_-]{30,})$`
const gente = new RegExp(DE_GENTE)
const maquina = new RegExp(DE_MAQUINA)

const envenenarJson = (valor: unknown, ataque: string, campo = ''): unknown => {
  if (typeof valor === 'string')
    return gente.test(valor) && !maquina.test(valor) && !TECNICAS.test(campo) ? `${valor} ${ataque}` : valor
  if (Array.isArray(valor)) return valor.map((um) => envenenarJson(um, ataque, campo))
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(
    Object.entries(valor).map(([nome, um]) => [nome, envenenarJson(um, ataque, nome)]),
  )
}

/**
 * Writes an attack behind every text that a person could have written, in every table, whatever the forms allow today.
 * Returns the columns that have it.
 */
export const envenenar = async (banco: string, ataque: string) => {
  const cliente = new pg.Client({ connectionString: banco })
  await cliente.connect()
  const envenenadas: string[] = []
  try {
    const { rows } = await cliente.query<Coluna>(
      `select table_name as tabela, column_name as coluna, data_type as tipo from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'jsonb')
         and not table_name = any($1)`,
      [SEM_TEXTO_DE_GENTE],
    )
    // Or the history would refuse to be changed.
    for (const tabela of new Set(rows.map((r) => r.tabela)))
      await cliente.query(`alter table "${tabela}" disable trigger user`)
    for (const { tabela, coluna, tipo } of rows) {
      if (TECNICAS.test(coluna)) continue
      const mudou =
        tipo === 'text'
          ? await cliente.query(
              // A name may be in upper case, as a bank's files have it.
              `update "${tabela}" set "${coluna}" = "${coluna}" || ' ' || $1
               where "${coluna}" ~ $2 and "${coluna}" !~ $3`,
              [ataque, coluna === 'nome' ? '[[:alpha:]]' : DE_GENTE, DE_MAQUINA],
            )
          : await envenenarColunaJson(cliente, tabela, coluna, ataque)
      if (mudou.rowCount) envenenadas.push(`${tabela}.${coluna}`)
    }
  } finally {
    await cliente.end()
  }
  return envenenadas
}

const envenenarColunaJson = async (cliente: pg.Client, tabela: string, coluna: string, ataque: string) => {
  const { rows } = await cliente.query(
    `select ctid::text as onde, "${coluna}" as valor from "${tabela}" where "${coluna}" is not null`,
  )
  const mudadas = rows
    .map(({ onde, valor }) => ({
      onde,
      antes: JSON.stringify(valor),
      depois: JSON.stringify(envenenarJson(valor, ataque)),
    }))
    .filter(({ antes, depois }) => antes !== depois)
  for (const { onde, depois } of mudadas)
    await cliente.query(`update "${tabela}" set "${coluna}" = $1::jsonb where ctid = $2::tid`, [depois, onde])
  return { rowCount: mudadas.length }
}
