import { type Cliente, LIMITE_DE_ENDERECOS } from '@balcao/contract/clientes/cliente/cliente'
import { LIMITE_DE_TELEFONES } from '@balcao/contract/clientes/cliente/telefones'
import type { DadosUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import { cliente } from './cliente.table.ts'
import { emitirDosClientes } from './emitir.commands.ts'
import { cidadePrincipal } from './enderecos.commands.ts'
import { clienteEmLinha, clienteParaHistorico, ENTIDADE } from './historico.ts'
import { lerCliente } from './obter.queries.ts'
import { moverReferencias, travarReferencias } from './referencias.ts'
import { situacaoEmVigor } from './situacao-pelos-contratos.ts'
import { unirTelefones } from './telefones.ts'
import { alcancado, exigirIdentificado, exigirVersao, exigirVisualizacao } from './travar.ts'
import { unirEnderecos } from './unir-enderecos.commands.ts'

/**
 * Moves everything that the other record has to this one. The other stops existing, and old links to it lead
 * here.
 */
export const unificarClientes = ({ db, ...autor }: Contexto, id: string, pedido: DadosUnificacao) =>
  db.transaction(async (db) => {
    const { fica, sai } = await travarOsDois(db, autor.usuario, id, pedido)
    const preteridos = preteridosPor(fica, pedido)
    // The other record first, because its document is unique and this one may take it over.
    await db
      .update(cliente)
      .set({ ...preteridos, excluido_em: sql`now()`, unificado_com: fica.id, ...novaVersao(sai) })
      .where(eq(cliente.id, sai.id))
    await unirEnderecos(db, sai.id, fica.id)
    await moverReferencias(db, sai.id, fica.id)
    const situacao = await situacaoEmVigor()(db, fica.id)
    await db
      .update(cliente)
      .set({ ...unir(fica, sai, pedido), ...(situacao && { situacao }) })
      .where(eq(cliente.id, fica.id))
    await atualizarCidade(db, autor.usuario, fica.id)

    const salvo = await lerCliente(db, autor.usuario, fica.id)
    exigirQueCaiba(salvo)
    const depois = { ...clienteParaHistorico(salvo), cadastro_unificado: clienteEmLinha(sai) }
    await auditar(db, autor, ENTIDADE, fica.id, 'UNIFICAR', clienteParaHistorico(fica), depois)
    const doAbsorvido = { ...sai, ...preteridos, unificado_com: clienteEmLinha(salvo) }
    await auditar(db, autor, ENTIDADE, sai.id, 'UNIFICAR', sai, doAbsorvido)
    await emitirDosClientes(db, [{ evento: 'cliente.unificado', id: fica.id, outro_id: sai.id }])
    return salvo
  })

/**
 * Always in the same order. Two people who merge the same pair in opposite directions wait, and one of them
 * is refused.
 */
const travarOsDois = async (db: Db, quem: Pessoa, id: string, pedido: DadosUnificacao) => {
  const [idQueFica, idQueSai] = [id.toLowerCase(), pedido.outro_id.toLowerCase()]
  if (idQueFica === idQueSai) throw campoInvalido('outro_id', 'Escolha um cadastro diferente deste')
  await travarReferencias(db, idQueSai)
  const travados = await db
    .select({ id: cliente.id })
    .from(cliente)
    .where(and(inArray(cliente.id, [idQueFica, idQueSai]), alcancado(quem)))
    .orderBy(cliente.id)
    .for('update')
  const existe = (procurado: string) => travados.some((t) => t.id === procurado)
  if (!existe(idQueFica)) throw naoEncontrado()
  exigirVisualizacao(quem)
  const fica = await lerCliente(db, quem, idQueFica)
  exigirIdentificado(fica)
  exigirVersao(quem, fica, pedido.versao)
  if (!existe(idQueSai)) throw campoInvalido('outro_id', 'Cadastro não encontrado')
  const sai = await lerCliente(db, quem, idQueSai)
  exigirIdentificado(sai)
  exigirVersao(quem, sai, pedido.versao_do_outro)
  exigirMesmaPessoa(fica, sai)
  return { fica, sai }
}

const exigirMesmaPessoa = (fica: Cliente, sai: Cliente) => {
  if (fica.empresa_id !== sai.empresa_id)
    throw campoInvalido('outro_id', 'Os dois cadastros precisam ser da mesma empresa')
  if (fica.tipo_pessoa !== sai.tipo_pessoa)
    throw campoInvalido('outro_id', 'Uma pessoa física e uma pessoa jurídica não são o mesmo cliente')
}

/** Otherwise the next edit, of anything at all, would be refused. */
const exigirQueCaiba = ({ telefones, enderecos }: Cliente) => {
  const exigir = (quantos: number, maximo: number, quais: string) => {
    if (quantos > maximo)
      throw campoInvalido(
        'outro_id',
        `Os dois juntos têm ${quantos} ${quais}; o máximo é de ${maximo}. Remova os que não servem antes de unificar.`,
      )
  }
  exigir(telefones.length, LIMITE_DE_TELEFONES, 'telefones')
  exigir(enderecos.length, LIMITE_DE_ENDERECOS, 'endereços')
}

/**
 * How imports recognise a person. The merged row keeps the value that was given up, because it is still this
 * person's.
 */
const IDENTIFICAM = ['cpf_cnpj', 'email'] as const

const preteridosPor = (fica: Cliente, { campos_do_outro }: DadosUnificacao) =>
  Object.fromEntries(
    IDENTIFICAM.filter((campo) => campos_do_outro.includes(campo)).map((campo) => [campo, fica[campo]]),
  )

const unir = (fica: Cliente, sai: Cliente, { campos_do_outro }: DadosUnificacao) => ({
  ...Object.fromEntries(campos_do_outro.map((campo) => [campo, sai[campo]])),
  telefones: unirTelefones(fica.telefones, sai.telefones),
  restricao: unirRestricoes(fica.restricao, sai.restricao),
  ...novaVersao(fica),
})

/** A merge lifts no restriction. Of two restrictions, both reasons stay. */
const unirRestricoes = (uma: Cliente['restricao'], outra: Cliente['restricao']) =>
  uma && outra ? { ...uma, motivo: `${uma.motivo}\n${outra.motivo}` } : (uma ?? outra)

const atualizarCidade = async (db: Db, quem: Pessoa, id: string) => {
  const { enderecos } = await lerCliente(db, quem, id)
  await db
    .update(cliente)
    .set({ codigo_ibge: cidadePrincipal(enderecos) })
    .where(eq(cliente.id, id))
}
