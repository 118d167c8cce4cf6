import {
  depoisDe,
  type EstadoDoContrato,
  estadoEm,
  mensalidadeDe,
} from '@balcao/contract/vendas/contrato-estado'
import type { OpcoesDoContrato } from '@balcao/contract/vendas/contrato-opcoes'
import { quantosSaem, quantosTem } from '@balcao/contract/vendas/contrato-recusa'
import { ofertasPara } from '#catalogo/oferta/oferta.queries.ts'
import { adicionaisDoPlano } from '#catalogo/oferta/partes.queries.ts'
import { lerCliente } from '#clientes/cliente/obter.queries.ts'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { acordoDaTroca } from './acordar-catalogo.queries.ts'
import { baseDe, deAgoraEmDiante, diasDe, estadoDeAgora, eventosDe, planoDoContrato } from './historia.ts'
import { lerContrato } from './lido.queries.ts'

/** What this contract can change to on a day, as the catalogue is today. */
export const opcoesDoContrato = async (
  db: Db,
  quem: Pessoa,
  id: string,
  dia?: string,
): Promise<OpcoesDoContrato> => {
  const [lido, { fuso_horario }] = await Promise.all([lerContrato(db, quem, id), lerConfiguracao(db)])
  exigirVisualizacao(quem)
  const [base, eventos] = [baseDe(lido), eventosDe(lido, fuso_horario)]
  const estado = dia ? estadoEm(base, eventos, dia) : estadoDeAgora(base, eventos)
  const { plano, itens, codigo_ibge, tipo_pessoa } = estado
  const { hoje } = diasDe(lido, fuso_horario)
  const criterios = { dia: hoje, empresa_id: lido.empresa.id, codigo_ibge, tipo_pessoa }
  const [ofertas, adicionais, { enderecos }] = await Promise.all([
    ofertasPara(db, quem, criterios),
    adicionaisDoPlano(db, plano.id),
    lerCliente(db, quem, estado.cliente_id),
  ])
  return {
    mensalidade: mensalidadeDe(estado),
    planos: ofertas
      .filter((oferta) => oferta.id !== plano.id)
      .map((oferta) => ({
        ...planoDoContrato(oferta),
        mensalidade: mensalidadeDe(depoisDe(estado, { ...acordoDaTroca(oferta, estado, false), dia: hoje })),
      }))
      .sort((a, b) => a.mensalidade - b.mensalidade || (a.nome < b.nome ? -1 : 1)),
    adicionais: adicionais.map(({ id, nome, cobranca, valor, obrigatorio, quantidade_maxima }) => ({
      ...{ id, nome, cobranca, valor, obrigatorio, quantidade_maxima },
      tem: quantosTem(itens, id),
    })),
    saem: queSaem(deAgoraEmDiante(base, eventos)),
    enderecos: enderecos.filter(({ id, tipo }) => tipo === 'INSTALACAO' && id !== estado.endereco_id),
  }
}

/** Units of one additional count together, whenever they came. Of each, when the most of it may leave. */
const queSaem = (estados: readonly EstadoDoContrato[]): OpcoesDoContrato['saem'] => {
  const porId = new Map<string, OpcoesDoContrato['saem'][number]>()
  for (const { itens } of estados)
    for (const { id, nome, cobranca } of itens) {
      const ate = quantosSaem(itens, id)
      if (ate <= (porId.get(id)?.ate ?? 0)) continue
      const iguais = itens.filter((um) => um.id === id)
      const valor = iguais.reduce((soma, um) => soma + um.valor * um.quantidade, 0)
      porId.set(id, { id, nome, cobranca, valor, tem: quantosTem(itens, id), ate })
    }
  return [...porId.values()]
}
