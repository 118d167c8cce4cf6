import { competencia } from '@balcao/contract/catalogo/preco/preco'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData } from '@balcao/contract/valores/data'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import {
  depoisDe,
  type EstadoDoContrato,
  estadoEm,
  fimDaFidelidade,
  mensalidadeDe,
} from '@balcao/contract/vendas/contrato-estado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { mesDoDia, mesesDoContrato } from '@balcao/contract/vendas/contrato-meses'
import { multaNoDia } from '@balcao/contract/vendas/contrato-multa'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import type { Pedido } from './acordar.queries.ts'
import { type Conferido, conferirEvento } from './conferir.queries.ts'
import { diasDe } from './contrato.queries.ts'
import { nomesDe } from './eventos-vistos.queries.ts'
import { baseDe, eventosDe, historiaDe } from './historia.ts'
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
    avisos: avisosDe(conferido, perdeDesconto(lido, conferido)),
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

const mesPorExtenso = (mes: string) => mes.split('-').reverse().join('/')

/** Whether the sale's discount on the plan would have gone on. */
const perdeDesconto = ({ contrato, venda }: ContratoLido, { antes, novo }: Conferido) => {
  const seguinte = contrato.ativo_desde ? mesDoDia(contrato.ativo_desde, novo.dia) + 1 : 1
  return (
    antes.plano_da_venda &&
    venda.oferta.promocoes.some(
      ({ desconto_mensalidade, duracao_meses }) => desconto_mensalidade && duracao_meses >= seguinte,
    )
  )
}

/** What is worth knowing before saying yes. */
const avisosDe = ({ antes, novo, eventos }: Conferido, perde: boolean): string[] => {
  const depois = depoisDe(antes, novo)
  const seguinte = `O novo valor vale a partir da fatura de ${mesPorExtenso(competencia(novo.dia, 1))}`
  const fidelidade = antes.fidelidade && fimDaFidelidade(antes.fidelidade)
  const corre = fidelidade && fidelidade > novo.dia ? formatarData(fidelidade) : null
  switch (novo.tipo) {
    case 'TROCA_PLANO': {
      const sem = antes.itens.filter(({ id }) => !depois.itens.some((item) => item.id === id))
      const entram = depois.itens.filter(({ id }) => !antes.itens.some((item) => item.id === id))
      return [
        seguinte,
        ...sem.map(({ nome }) => `${nome} sai: ${novo.dados.plano.nome} não o vende`),
        ...entram.map(({ nome }) => `${nome} entra: é obrigatório no ${novo.dados.plano.nome}`),
        ...(perde ? ['Os descontos da venda no plano acabam; nos adicionais que ficam, continuam'] : []),
        ...(corre && !novo.dados.novo_beneficio ? [`A fidelidade continua até ${corre}`] : []),
      ]
    }
    case 'ADICIONAL_ENTRA':
    case 'ADICIONAL_SAI':
      return [seguinte]
    case 'SUSPENSAO':
      return [
        'Os dias suspensos não são cobrados',
        ...(corre ? [`A fidelidade continua a correr, até ${corre}`] : []),
      ]
    case 'TRANSFERENCIA':
      return corre ? [`O novo titular assume a fidelidade até ${corre}`] : []
    case 'CANCELAMENTO':
      return eventos
        .filter(({ situacao, dia }) => situacao === 'PLANEJADO' && dia > novo.dia)
        .map(
          ({ tipo, dia }) => `Deixa de acontecer: ${eventosDeContrato[tipo].nome}, em ${formatarData(dia)}`,
        )
    default:
      return []
  }
}
