import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { Falta } from '@balcao/contract/vendas/faltas'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { EnderecoNascido } from '#clientes/cliente/endereco-corrigido.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aguardarTodas } from '#infra/db/juntas.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { receberComprador } from './comprador.commands.ts'
import { type Conferida, conferirVenda } from './conferir.commands.ts'
import { venderCongelada, venderOferta } from './oferta-da-venda.commands.ts'
import { julgarRestricoes, restricoesProprias, travarPorta } from './restricoes.ts'
import type { venda } from './venda.table.ts'

type Pedido = {
  id: string
  dados: DadosDoRascunho
  total_mostrado: number
  vendedor_id: string
  configuracao: Configuracao
  /** What was sold before, when it stays the same. */
  congelada?: (conferida: Conferida) => Promise<Congelada | null>
  /** What the sale brought into the record of its client, when it is edited. */
  nascido?: EnderecoNascido | undefined
  /** What else is missing. */
  faltas?: Falta[]
}
type Congelada = Pick<typeof venda.$inferSelect, 'oferta' | 'preco'>

/** A sale, from what was typed and what the catalogue says now. Its promotions are still to be taken. */
export const montarVenda = async (
  db: Db,
  autor: Omit<Contexto, 'db'>,
  { id, dados, total_mostrado, vendedor_id, configuracao, congelada, nascido, faltas }: Pedido,
) => {
  const conferida = await conferirVenda(db, autor.usuario, id, dados, configuracao, faltas)
  const uso = { venda_id: id, vendedor_id }
  const { registro, comprador, endereco, resto, empresa } = conferida
  const alvo = {
    empresa_id: empresa.id,
    // Corrected on record, it is no longer what the sale says.
    documento: registro?.cpf_cnpj ?? comprador.cpf_cnpj,
    porta: endereco,
    exceto: id,
  }
  // Before whatever takes promotions, as everywhere.
  const travada = travarPorta(db, alvo)
  const antes = congelada && (await aguardarTodas([congelada(conferida), travada]))[0]
  // Sent together. When one refuses, the transaction undoes the others.
  const [{ oferta, preco, tomarPromocoes }, { cliente, ...recebido }, restricoes] = await aguardarTodas([
    antes
      ? venderCongelada(db, antes, { ...uso, documento: comprador.cpf_cnpj })
      : venderOferta(db, autor.usuario, conferida, { ...uso, total_mostrado, configuracao }),
    receberComprador(db, autor, conferida, { escolhido: dados.endereco.id, nascido }),
    julgarRestricoes(db, alvo),
    travada,
  ])
  const colunas = {
    ...recebido,
    empresa_id: resto.empresa_id,
    canal_venda_id: resto.canal_venda_id,
    cliente_id: cliente.id,
    plano_id: resto.plano_id,
    codigo_ibge: endereco.codigo_ibge,
    dados,
    cliente: comprador,
    endereco,
    oferta,
    preco,
    cliente_nome: comprador.nome,
    plano_nome: oferta.plano.nome,
    cidade: `${endereco.cidade} – ${endereco.uf}`,
    mensalidade: preco.mensalidade_regular,
    dia_vencimento: resto.dia_vencimento,
    forma_pagamento: resto.forma_pagamento,
    agendamento_data: resto.agendamento.data,
    agendamento_turno: resto.agendamento.turno,
    observacoes: resto.observacoes,
    restricoes: [...restricoesProprias(cliente, oferta.plano), ...restricoes],
  }
  return { colunas, tomarPromocoes, empresa }
}
