import { entrarTodos } from '../alvo/entrar.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import { abrirConexao } from '../carga/conexao.ts'
import { enviosAoApp, lugarDaVenda, totalMostrado } from './envios.ts'

/** The generated sales have nothing frozen in them. These are sent as a seller sends them, with three attachments each. */
const COMPLETAS = 300

type Completa = { id: string; vendedor_id: string }

const ANEXAR = `
  with novos as (
    select v.id as venda_id, v.vendedor_id, t.tipo, t.mime, gen_random_uuid() as arquivo_id,
      encode(sha256((v.id::text || t.tipo)::bytea), 'hex') as sha
    from venda v cross join (values ('DOCUMENTO_FRENTE', 'image/jpeg'), ('DOCUMENTO_VERSO', 'image/jpeg'),
      ('AUDIO_ACEITE', 'audio/mpeg')) t(tipo, mime)
    where v.oferta <> '{}' and not exists (select from anexo a where a.venda_id = v.id)
  ), guardados as (
    insert into arquivo (id, chave, mime, tamanho, sha256, largura, altura, publico)
    select arquivo_id, 'bench/' || arquivo_id, mime, 900000, sha, 1600, 1200, false from novos
  )
  insert into anexo (id, venda_id, tipo, versao, nome, arquivo_id, sha256, sha256_guardado, situacao, usuario_id,
    usuario_nome)
  select gen_random_uuid(), venda_id, tipo, 1, lower(tipo), arquivo_id, sha, sha, 'PRONTO', vendedor_id, 'Vendedor'
  from novos`

/** Sales as complete as an analyst sees them. Sellers may list their own. Kept for the next run. */
export const garantirCompletas = async (banco: Banco, porta: number, vendedores: number) => {
  const ler = () =>
    comCliente(banco, async (cliente) => {
      await cliente.query(`update grupo_permissao set permissoes = '{REALIZAR_VENDA,LISTAR.VENDA}'
        where nome = 'Vendedores do bench'`)
      const { rows } = await cliente.query<Completa>(
        "select id, vendedor_id from venda where oferta <> '{}' order by criado_em desc limit $1",
        [COMPLETAS],
      )
      return rows
    })
  const prontas = await ler()
  const lugar = await lugarDaVenda(banco)
  const proximo = enviosAoApp(await entrarTodos(porta, vendedores), lugar, await totalMostrado(porta, lugar))
  const conexao = await abrirConexao(porta)
  for (let falta = COMPLETAS - prontas.length; falta > 0; falta--) {
    const { status, corpo } = await conexao.pedir(proximo())
    if (status !== 201) throw new Error(`resposta ${status}: ${corpo.toString('utf8', 0, 300)}`)
  }
  conexao.fechar()
  await comCliente(banco, (cliente) => cliente.query(ANEXAR))
  return ler()
}
