import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import {
  depoisDe,
  type EstadoDoContrato,
  estadoEm,
  fimDaFidelidade,
  mensalidadeDe,
} from '@balcao/contract/vendas/contrato-estado'
import { mesDoDia, mesesDoContrato } from '@balcao/contract/vendas/contrato-meses'
import { multaNoDia } from '@balcao/contract/vendas/contrato-multa'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import type { Pedido } from './acordar-catalogo.queries.ts'
import { avisosDe } from './avisos-da-simulacao.ts'
import { avisosDosBoletos } from './avisos-dos-boletos.ts'
import { type Conferido, conferirEvento } from './conferir.queries.ts'
import { nomesDe } from './eventos-vistos.queries.ts'
import { baseDe, diasDe, eventosDe, historiaDe } from './historia.ts'
import { type ContratoLido, lerContrato } from './lido.queries.ts'

const FATURAS = 6

type Recusas = SimulacaoDeEvento['recusas']

/** A refusal as something to show beside the field. What is no refusal goes on. */
const comoRecusas = (erro: unknown): Recusas => {
  if (!(erro instanceof Recusa)) throw erro
  const campos = Object.entries(erro.detalhes.campos ?? {})
  if (!campos.length) return [{ campo: null, texto: erro.message }]
  return campos.flatMap(([campo, textos]) => textos.map((texto) => ({ campo, texto })))
}

/** What an event would do, before anybody says yes. */
export const simularEvento = async (
  db: Db,
  quem: Pessoa,
  id: string,
  pedido: Pedido,
): Promise<SimulacaoDeEvento> => {
  const [lido, { fuso_horario }] = await Promise.all([lerContrato(db, quem, id), lerConfiguracao(db)])
  exigirVisualizacao(quem)
  const retratar = retratista(db, lido, pedido, fuso_horario)
  const conferido = await conferirEvento(db, quem, lido, pedido, fuso_horario).catch(comoRecusas)
  if (Array.isArray(conferido)) {
    const antes = await retratar(estadoEm(baseDe(lido), eventosDe(lido, fuso_horario), pedido.dia))
    return { recusas: conferido, antes, depois: null, avisos: [], faturas: [] }
  }
  const { antes, novo } = conferido
  return {
    recusas: [],
    antes: await retratar(antes),
    depois: await retratar(depoisDe(antes, novo), novo),
    avisos: [...avisosDe(lido, conferido), ...(await avisosDosBoletos(db, lido, conferido))],
    faturas: faturasDe(lido, conferido),
  }
}

/** `novo`: only a cancellation changes what leaving costs: it is what is paid. */
const retratista = (db: Db, lido: ContratoLido, pedido: Pedido, fuso: string) => {
  const dias = { ...diasDe(lido, fuso), dia: pedido.dia }
  return async (estado: EstadoDoContrato, novo?: EventoAcordado) => {
    const nomes = await nomesDe(db, [estado.cliente_id], [estado.endereco_id])
    const culpaDoProvedor = novo?.tipo === 'CANCELAMENTO' && novo.dados.culpa_do_provedor
    const saindo = novo?.tipo === 'CANCELAMENTO' ? { ...estado, situacao: 'ATIVO' as const } : estado
    return {
      situacao: estado.situacao,
      plano: estado.plano.nome,
      adicionais: estado.itens.map(({ nome, quantidade }) => ({ nome, quantidade })),
      mensalidade: mensalidadeDe(estado),
      fidelidade_ate: estado.fidelidade && fimDaFidelidade(estado.fidelidade),
      multa: multaNoDia(saindo, { ...dias, culpaDoProvedor }),
      endereco: novo
        ? await enderecoDepois(db, pedido, nomes.endereco(estado.endereco_id))
        : nomes.endereco(estado.endereco_id),
      titular: nomes.cliente(estado.cliente_id),
    }
  }
}

/** An address that is only typed is not in any record yet. */
const enderecoDepois = async (db: Db, pedido: Pedido, guardado: string) => {
  if (pedido.tipo !== 'MUDANCA_ENDERECO' || !pedido.dados.endereco) return guardado
  const { endereco } = pedido.dados
  const [cidade] = await municipiosPorCodigo(db, [endereco.codigo_ibge])
  return enderecoEmLinha(endereco, `${cidade?.nome} – ${cidade?.uf}`)
}

const faturasDe = (lido: ContratoLido, { base, eventos, novo, hoje }: Conferido) => {
  const { ativo_desde } = lido.contrato
  if (!ativo_desde) return []
  const de = mesDoDia(ativo_desde, novo.dia > hoje ? novo.dia : hoje)
  const meses = (todos: readonly EventoAcordado[]) =>
    mesesDoContrato(historiaDe(lido, base, ativo_desde, todos), de + FATURAS - 1)
  const [semEle, comEle] = [meses(eventos), meses([...eventos, novo])]
  return semEle.slice(de - 1).map(({ numero, competencia, total }) => ({
    ...{ numero, competencia, antes: total },
    depois: comEle[numero - 1]?.total ?? null,
  }))
}
