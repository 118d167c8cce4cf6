import { and, eq, inArray } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { historicoComPartes } from '#infra/auditoria/auditoria.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { alcancada } from './venda.queries.ts'
import { venda } from './venda.table.ts'

type Filtro = Parameters<typeof historicoComPartes>[4]
type Linha = Awaited<ReturnType<typeof historicoComPartes>>['itens'][number]
type Mudanca = Linha['mudancas'][number]

/** What was changed in a sale and in its attachments, for everybody who reads the sale. */
export const mudancasDaVenda = async (db: Db, quem: Pessoa, id: string, filtro: Filtro) => {
  const [lida] = await db
    .select({ id: venda.id })
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(quem)))
  if (!lida) throw naoEncontrado()
  const anexos = await db
    .select({ id: anexo.id, tipo: anexo.tipo, versao: anexo.versao, do_assinante: anexo.do_assinante })
    .from(anexo)
    .where(eq(anexo.venda_id, lida.id))
  const deAnexos = { entidade: 'anexo', ids: anexos.map((um) => um.id) }
  const daVenda = { entidade: 'venda', ids: [lida.id] }
  const { itens, ...pagina } = await historicoComPartes(db, quem, daVenda, [deAnexos], filtro)
  const comNome = await nomesDe(db, itens)
  const porId = new Map(anexos.map(({ id, ...qual }) => [id, qual]))
  return {
    ...pagina,
    itens: itens.map(({ entidade_id, ...linha }) => {
      const qual = porId.get(entidade_id)
      if (qual) return { ...quemFez(qual, linha), ip: ipVisto(quem, linha), mudancas: doAnexo(qual, linha) }
      // Lines of the past name who bought, who may have been somebody else.
      const mudancas = linha.mudancas.filter(({ campo }) => veTudo(quem) || campo !== 'cliente').map(comNome)
      return { ...linha, ip: ipVisto(quem, linha), mudancas }
    }),
  }
}

/** The address of the subscriber is data of theirs. */
const ipVisto = (quem: Pessoa, { autor, ip }: Pick<Linha, 'autor' | 'ip'>) =>
  autor === 'ASSINANTE' && !veTudo(quem) ? null : ip

type Qual = Pick<typeof anexo.$inferSelect, 'tipo' | 'versao' | 'do_assinante'>

/** The audit has no name for who sent it through the link: it could not forget it. */
const quemFez = ({ do_assinante }: Qual, linha: Omit<Linha, 'entidade_id'>) =>
  do_assinante && linha.acao === 'CRIAR' ? { ...linha, autor: 'ASSINANTE' as const, quem: null } : linha

/** Which one it is about stands in each of its lines. Hashes are for machines. */
const doAnexo = ({ tipo, versao }: Qual, { mudancas }: Pick<Linha, 'mudancas'>): Mudanca[] => [
  { campo: 'anexo', antes: null, depois: { tipo, versao } },
  ...mudancas.filter(({ campo }) => campo === 'veredito'),
]

const CITADOS: Record<string, string> = { vendedor_id: 'vendedor', cliente_id: 'cliente_codigo' }

/** The audit has the ids of who sold and of who buys. People read a name, and the client's number. */
const nomesDe = async (db: Db, linhas: readonly Linha[]) => {
  const idsEm = (qual: string) =>
    [
      ...new Set(
        linhas
          .flatMap(({ mudancas }) => mudancas)
          .filter(({ campo }) => campo === qual)
          .flatMap(({ antes, depois }) => [antes, depois])
          .filter((id) => typeof id === 'string' && UUID.test(id)),
      ),
    ] as string[]
  const [vendedores, clientes] = [idsEm('vendedor_id'), idsEm('cliente_id')]
  const lidos = [
    ...(vendedores.length
      ? await db
          .select({ id: usuario.id, nome: usuario.nome })
          .from(usuario)
          .where(inArray(usuario.id, vendedores))
      : []),
    ...(clientes.length
      ? await db
          .select({ id: cliente.id, nome: cliente.codigo })
          .from(cliente)
          .where(inArray(cliente.id, clientes))
      : []),
  ]
  const nomes = new Map<unknown, unknown>(lidos.map(({ id, nome }) => [id, nome]))
  const nome = (id: unknown) => nomes.get(id) ?? id
  return (mudanca: Mudanca): Mudanca => {
    const campo = CITADOS[mudanca.campo]
    return campo ? { campo, antes: nome(mudanca.antes), depois: nome(mudanca.depois) } : mudanca
  }
}

/** What was forgotten is no id any more. */
const UUID = /^[0-9a-f-]{36}$/
