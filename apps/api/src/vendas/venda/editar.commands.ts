import { canonico } from '@balcao/contract/base/canonico'
import { limparDocumento } from '@balcao/contract/valores/documento'
import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { mesmaOferta } from '@balcao/contract/vendas/escolha-da-oferta'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import {
  devolverParaTrocar,
  devolverPromocoes,
  semUso,
  terminadas,
  usarPromocoes,
} from '#catalogo/promocao/promocao-uso.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { desfazerAprovacoes } from '#vendas/anexo/julgar.commands.ts'
import { apagarCorrecao } from '#vendas/rascunho/rascunho.commands.ts'
import { type Autor, agir, type VendaTravada } from './agir.commands.ts'
import { faltasDosRejeitados, haAnexoRejeitado } from './anexos.queries.ts'
import type { Conferida } from './conferir.commands.ts'
import { contratoDaVenda } from './contrato-da-venda.ts'
import { escolhaDaVenda } from './escolha-da-venda.ts'
import { montarVenda } from './montar.commands.ts'
import { exigirCiencia } from './o-que-desfaz.ts'
import { porQueNaoSeVende } from './oferta-da-venda.commands.ts'
import { mudouOVendido, portaDe } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'

type Edicao = {
  versao: number
  dados: DadosDoRascunho
  total_mostrado: number
  reenviar?: boolean | undefined
  ciente?: boolean | undefined
}

/**
 * What was authorised and accepted holds only for what was seen then: a changed offer, client, address, price or
 * company, or a channel that demands something else, voids both, undoes the contract, and the sale goes to the first door that is
 * closed now. With `reenviar` a sale that came back goes on even if nothing of that changed. A restriction that is new
 * sends it to be authorised all the same.
 */
export const editarVenda = (contexto: Contexto, id: string, edicao: Edicao) => {
  const { versao, dados, total_mostrado } = edicao
  const acontecer: Parameters<typeof agir>[4] = async (db, atual, autor) => {
    const segue = Boolean(edicao.reenviar) && segueCorrigida(atual.situacao)
    const { colunas, tomarPromocoes } = await montarVenda(db, autor, {
      id,
      vendedor_id: atual.vendedor_id,
      dados: aQuemFoi(atual, dados),
      total_mostrado,
      configuracao: await lerConfiguracao(db),
      nascido: atual.endereco_criado ? { id: atual.endereco_id, como: atual.endereco } : undefined,
      congelada: (conferida) => congeladaDe(db, autor, atual, dados, conferida),
      ...(segue && { faltas: await faltasDosRejeitados(db, id) }),
    })
    const nova = { ...colunas, dados, ...comoDoCliente(atual, colunas) }
    const mudou = mudouOVendido(atual, nova)
    if (mudou && edicao.ciente === false) exigirCiencia(atual, nova)
    await tomarPromocoes()
    await apagarCorrecao(db, autor.usuario, id)
    if (nova.cliente_id !== atual.cliente_id) await desfazerAprovacoes(db, autor, id)
    const { autorizacao, aceite_resumo } = atual
    const vista = { ...nova, ...(mudou ? SEM_VISTOS : { autorizacao, aceite_resumo }) }
    if (!mudou && !segue && !restringida(atual, vista)) {
      // Its promotions were only taken to see whether they still can be.
      if (atual.situacao === 'EXPIRADA') await devolverPromocoes(db, id)
      return { para: atual.situacao, mudancas: { ...nova, ...jaDecidido(atual) } }
    }
    if (mudou) await contratoDaVenda().cancelar(db, autor, atual, 'A venda foi editada')
    const para = await destino(db, atual, vista)
    const aceite_ate = para === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : null
    return { para, mudancas: { ...vista, aceite_ate, link_numero: atual.link_numero + 1 } }
  }
  // Another content over the same version is no repetition, even by the same person: it may be their other device.
  const repetida = (atual: VendaTravada) => canonico(atual.dados) === canonico(dados)
  return agir(contexto, 'editar', id, versao, acontecer, repetida)
}

/** With the document that the sale has, it stays with its client: in the record it may have been corrected since. */
const aQuemFoi = ({ empresa_id, cliente_id, cliente }: VendaTravada, dados: DadosDoRascunho) => {
  const mesmo =
    dados.empresa_id === empresa_id && limparDocumento(dados.cliente.cpf_cnpj ?? '') === cliente.cpf_cnpj
  return mesmo ? { ...dados, cliente: { id: cliente_id, ...dados.cliente } } : dados
}

type DeQuem = Pick<VendaTravada, 'cliente_id' | 'cliente_criado'>

/**
 * Whoever creates a client with a sale sees all of them there. Of another client that holds only if it is new too, and
 * the link of the one before opens no more.
 */
const comoDoCliente = ({ cliente_id, cliente_criado, cliente_numero }: VendaTravada, nova: DeQuem) =>
  cliente_id === nova.cliente_id
    ? { cliente_criado, cliente_numero }
    : { cliente_criado: nova.cliente_criado, cliente_numero: cliente_numero + 1 }

/**
 * Approved, it keeps the restrictions that it was judged by. Once it is scheduled, the day that was typed is no longer
 * the day of the installation.
 */
const jaDecidido = ({ situacao, restricoes, agendamento_data, agendamento_turno }: VendaTravada) => ({
  ...((situacao === 'APROVADA' || situacao === 'AGENDADA') && { restricoes }),
  ...(situacao === 'AGENDADA' && { agendamento_data, agendamento_turno }),
})

/** Ways to approval that do not judge again. A returned sale is judged when it is sent on. */
const SEM_OUTRO_JUIZO: SituacaoVenda[] = ['AGUARDANDO_ACEITE', 'EM_ANALISE', 'EXPIRADA']

/** A sale that says that it has to be authorised does not stay where it could be approved without. */
const restringida = ({ situacao }: VendaTravada, vista: Parameters<typeof portaDe>[0]) =>
  SEM_OUTRO_JUIZO.includes(situacao) && portaDe(vista) === 'AGUARDANDO_AUTORIZACAO'

const SEM_VISTOS = { autorizacao: null, aceite_resumo: null }

/** A returned sale with an attachment to replace stays with the seller. */
const destino = async (db: Db, atual: VendaTravada, nova: Parameters<typeof portaDe>[0]) => {
  const falta = atual.situacao === 'PENDENTE' && (await haAnexoRejeitado(db, atual.id))
  return falta ? atual.situacao : portaDe(nova)
}

/** The frozen price holds. Null: another offer, to be priced from the catalogue of now. */
const congeladaDe = async (
  db: Db,
  autor: Autor,
  atual: VendaTravada,
  dados: DadosDoRascunho,
  { comprador, endereco, resto }: Conferida,
) => {
  const { codigo_ibge } = endereco
  const nova = escolhaDaVenda({ ...resto, codigo_ibge, cliente: comprador, dados })
  const { cpf_cnpj: documento } = comprador
  if (mesmaOferta(escolhaDaVenda(atual), nova) && (await aindaVale(db, autor, atual, documento))) return atual
  await devolverParaTrocar(db, atual.id, resto.plano_id)
  return null
}

/**
 * After the link expired the offer must still be sold and its promotions must not be over. They, like those of another
 * client, are taken anew.
 */
const aindaVale = async (db: Db, { usuario }: Autor, atual: VendaTravada, documento: string) => {
  const expirada = atual.situacao === 'EXPIRADA'
  const outroCliente = documento !== atual.cliente.cpf_cnpj
  if (expirada && (await porQueNaoSeVende(db, usuario, atual))) return false
  if (!expirada && !outroCliente) return true
  const { id: venda_id, vendedor_id, plano_id, oferta } = atual
  await devolverParaTrocar(db, venda_id, plano_id)
  const ids = await semUso(
    db,
    venda_id,
    oferta.promocoes.map(({ id }) => id),
  )
  if (expirada && (await terminadas(db, ids)).length) return false
  return (await usarPromocoes(db, ids, { venda_id, vendedor_id, documento })).length === 0
}
