import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData } from '@balcao/contract/valores/data'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import {
  type EstadoDoContrato,
  fimDaFidelidade,
  linhaDoTempo,
  mensalidadeDe,
} from '@balcao/contract/vendas/contrato-estado'
import { tiposDeEvento } from '@balcao/contract/vendas/contrato-evento'
import { multaDoEvento, multaNoDia } from '@balcao/contract/vendas/contrato-multa'
import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import { impedimentoNoContrato } from '@balcao/contract/vendas/contrato-recusa'
import type { Contrato, MesDoContrato, MultaDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { ocultarEndereco, veTudo } from '#clientes/cliente/mascarar.ts'
import { alcancado, idDoCliente } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'
import { eventosVistos, nomesDosEventos, type nomesLidos } from './eventos-vistos.queries.ts'
import { baseDe, deAgoraEmDiante, diasDe, estadoDeAgora, eventosDe } from './historia.ts'
import { type ContratoLido, enderecosPorId, lerContrato } from './lido.queries.ts'
import { mascararContrato, nomesComoVistos } from './mascarar.ts'
import { mesesPassados, mesesVistos } from './meses-vistos.ts'
import { porQueNaoMuda } from './por-que-nao-desfaz.ts'

export const obterContrato = async (db: Db, quem: Pessoa, id: string): Promise<Contrato> => {
  const [lido, { fuso_horario: fuso }] = await Promise.all([lerContrato(db, quem, id), lerConfiguracao(db)])
  const [[endereco], nomes] = await Promise.all([
    enderecosPorId(db, [lido.contrato.endereco_id]),
    nomesDosEventos(db, lido, baseDe(lido)),
  ])
  if (!endereco) throw new Error('um contrato sem endereço')
  return contratoVisto(quem, lido, { fuso, endereco, nomes })
}

type AoRedor = { fuso: string; endereco: EnderecoDoCliente; nomes: ReturnType<typeof nomesLidos> }

/** As the page shows it to this person. */
export const contratoVisto = (
  quem: Pessoa,
  lido: ContratoLido,
  { fuso, endereco, nomes }: AoRedor,
): Contrato => {
  const { contrato: linha, venda } = lido
  const [base, eventos] = [baseDe(lido), eventosDe(lido, fuso)]
  const estado = estadoDeAgora(base, eventos)
  const dias = diasDe(lido, fuso)
  const { hoje } = dias
  const { fidelidade } = estado
  const { id, situacao, numero_de_serie, ativo_desde, cancelado_em, motivo } = linha
  return mascararContrato(quem, {
    ...{ id, situacao, hoje, cliente: lido.cliente, empresa: lido.empresa, endereco },
    venda: {
      id: venda.id,
      protocolo: venda.protocolo,
      criado_em: venda.criado_em,
      alcancada: venda.alcancada && quem.pode('REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'),
    },
    plano: estado.plano,
    adicionais: estado.itens,
    mensalidade: mensalidadeDe(estado),
    dia_vencimento: venda.dia_vencimento,
    forma_pagamento: venda.forma_pagamento,
    ...{ numero_de_serie, ativo_desde, cancelado_em, motivo },
    arrependimento_ate: venda.arrependimento_ate,
    ...mesesVistos({ lido, base, eventos, hoje }),
    fidelidade: fidelidade && { ...fidelidade, ate: fimDaFidelidade(fidelidade) },
    multa: multaNoDia({ ...estado, situacao }, { ...dias, dia: hoje }),
    eventos: eventosVistos(quem, lido, base, dias, nomesComoVistos(quem, lido, nomes)),
    acoes: acoesDe(quem, base, eventos),
    mascarado: false,
    criado_em: linha.criado_em,
    atualizado_em: linha.atualizado_em,
    versao: linha.versao,
  })
}

/** Those that the page of a contract leaves out. */
export const mesesAnteriores = async (
  db: Db,
  quem: Pessoa,
  id: string,
): Promise<{ itens: MesDoContrato[] }> => {
  const [lido, { fuso_horario: fuso }] = await Promise.all([lerContrato(db, quem, id), lerConfiguracao(db)])
  const { hoje } = diasDe(lido, fuso)
  return { itens: mesesPassados({ lido, base: baseDe(lido), eventos: eventosDe(lido, fuso), hoje }) }
}

/** What can happen now or once something that is planned has happened. */
const acoesDe = (
  quem: Pessoa,
  base: EstadoDoContrato,
  eventos: readonly EventoAcordado[],
): Contrato['acoes'] => {
  const naoMuda = porQueNaoMuda(quem)
  if (naoMuda) return tiposDeEvento.map((tipo) => ({ tipo, impedimento: naoMuda }))
  const estados = deAgoraEmDiante(base, eventos)
  return tiposDeEvento.map((tipo) => {
    const impedimentos = estados.map((estado) => impedimentoNoContrato(tipo, estado))
    return { tipo, impedimento: impedimentos.includes(null) ? null : (impedimentos[0] ?? null) }
  })
}

/** What leaving on a day would cost, with what is planned until then. */
export const multaDoContrato = async (
  db: Db,
  quem: Pessoa,
  id: string,
  dia: string,
): Promise<MultaDoContrato> => {
  const [lido, { fuso_horario }] = await Promise.all([lerContrato(db, quem, id), lerConfiguracao(db)])
  const { eventos, em, antesDe } = linhaDoTempo(baseDe(lido), eventosDe(lido, fuso_horario))
  const dias = diasDe(lido, fuso_horario)
  const saida = eventos.find(
    (um) => um.tipo === 'CANCELAMENTO' && um.situacao === 'PLANEJADO' && um.dia <= dia,
  )
  const multa = saida && multaDoEvento(saida, antesDe(saida.dia), dias)
  if (!multa) return multaNoDia(em(dia), { ...dias, dia })
  return { ...multa, texto: `O cancelamento está planejado para ${formatarData(multa.dia)}. ${multa.texto}` }
}

const PLANEJADO = sql<ContratoResumo['planejado']>`(
  select json_build_object('tipo', e.tipo, 'dia', e.dia) from ${contratoEvento} e
  where e.contrato_id = ${contrato.id} and e.situacao = 'PLANEJADO' order by e.dia limit 1)`

/** Those in force first, then the newest. */
export const contratosDoCliente = async (db: Db, quem: Pessoa, id: string) => {
  const clienteId = await idDoCliente(db, quem, id)
  const linhas = await db
    .select({
      id: contrato.id,
      situacao: contrato.situacao,
      plano: contrato.plano_nome,
      mensalidade: contrato.mensalidade,
      ativo_desde: contrato.ativo_desde,
      cancelado_em: contrato.cancelado_em,
      criado_em: contrato.criado_em,
      planejado: PLANEJADO,
      porta: clienteEndereco,
      cidade: sql<string>`${municipio.nome} || ' – ' || ${municipio.uf}`,
    })
    .from(contrato)
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .innerJoin(clienteEndereco, eq(clienteEndereco.id, contrato.endereco_id))
    .innerJoin(municipio, eq(municipio.codigo, clienteEndereco.codigo_ibge))
    .where(and(eq(contrato.cliente_id, clienteId), alcancado(quem)))
    .orderBy(sql`${contrato.situacao} = 'CANCELADO'`, desc(contrato.id))
  const itens = linhas.map(({ porta, cidade, ...linha }) => ({
    ...linha,
    endereco: enderecoEmLinha(veTudo(quem) ? porta : ocultarEndereco(porta), cidade),
  }))
  return { itens }
}
